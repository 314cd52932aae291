import type { LanguageLabels } from '@setu/ui';

type Name = 'question' | 'questionSheet' | 'score';

/** The labels of the practice pages' components, which are English by default. */
export const practiceLabels: { [Each in Name]?: Partial<LanguageLabels[Each]> } = {};
