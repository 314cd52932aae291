import type { LanguageLabels } from '@setu/ui';

/** What the components of `@setu/ui` say: English by themselves. */
export const labels: Partial<LanguageLabels> = {};
