import type { LanguageLabels } from '@setu/ui';

export const articleLabels: Partial<LanguageLabels> = {};
