import type { LanguageLabels } from '@setu/ui';

type Name = 'answerBox' | 'question' | 'questionSheet' | 'saveMark' | 'savedList' | 'score';

/** What the components of the practice pages say: English by themselves. */
export const practiceLabels: { [Each in Name]?: Partial<LanguageLabels[Each]> } = {};
