import type { LanguageLabels } from '@setu/ui';

export const savedListLabels: Partial<LanguageLabels['savedList']> = {};
