import type { LanguageLabels } from '@setu/ui';

export const shareLinksLabels: Partial<LanguageLabels['shareLinks']> = {};
