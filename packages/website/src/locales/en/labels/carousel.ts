import type { LanguageLabels } from '@setu/ui';

export const carouselLabels: Partial<LanguageLabels> = {};
