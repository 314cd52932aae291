import type { LanguageLabels } from '@setu/ui';

export const searchFormLabels: Partial<LanguageLabels['searchForm']> = {};
export const searchResultsLabels: Partial<LanguageLabels['searchResults']> = {};
