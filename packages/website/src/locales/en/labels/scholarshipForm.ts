import type { LanguageLabels } from '@setu/ui';

export const scholarshipFormLabels: Partial<LanguageLabels['scholarshipForm']> = {};
