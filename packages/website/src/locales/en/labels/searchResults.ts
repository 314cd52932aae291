import type { LanguageLabels } from '@setu/ui';

export const searchResultsLabels: Partial<LanguageLabels['searchResults']> = {};
