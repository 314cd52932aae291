import type { LanguageLabels } from '@setu/ui';

export const courseDetailLabels: Partial<LanguageLabels['courseDetail']> = {};
