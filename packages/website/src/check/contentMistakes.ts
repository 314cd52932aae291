import { checkOwnWords } from '../content/checkOwnWords.ts';
import { checkResults } from '../content/results.ts';
import type { Finding } from './checkSite.ts';

/** What would stop the start of the site, in the root's language. */
export const contentMistakes = (): Finding[] => [
  ...mistakeOf(checkResults, 'src/institute.ts'),
  ...mistakeOf(checkOwnWords, 'src/content/pages.ts'),
];

function mistakeOf(check: () => void, file: string): Finding[] {
  try {
    check();
    return [];
  } catch (error) {
    return [{ kind: 'mistake', file, line: 1, what: (error as Error).message }];
  }
}
