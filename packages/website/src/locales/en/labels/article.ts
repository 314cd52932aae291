import type { LanguageLabels } from '@setu/ui';

export const answerBoxLabels: Partial<LanguageLabels['answerBox']> = {};
export const previousNextLabels: Partial<LanguageLabels['previousNext']> = {};
export const saveMarkLabels: Partial<LanguageLabels['saveMark']> = {};
