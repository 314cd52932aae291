import type { LanguageLabels } from '@setu/ui';

/** The labels of the components of `@setu/ui`, which are English by default. */
export const labels: Partial<LanguageLabels> = {};
