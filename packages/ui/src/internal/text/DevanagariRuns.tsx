import type { ReactNode } from 'react';
import { useUi } from '../uiContext.ts';
import type { OwnUi } from '../uiContext.ts';
import { devanagariRun } from './devanagariRun.ts';
import { languageOf, pageLanguage } from './language.ts';
import * as styles from './DevanagariRuns.css.ts';

/** In parentheses, so that a text split at its runs keeps them: every second part is one. */
const run = new RegExp(`(${devanagariRun.source})`);
/** More in one text are not marked: no title and no paragraph has so many, and each is an element. */
const mostRuns = 500;

/**
 * An author's text, with what is in another language marked as such, for voices, fonts and
 * hyphenation: in an English page its Hindi words, in a Hindi page all of a text that is mostly English, as
 * single Latin words belong to written Hindi.
 */
export function DevanagariRuns({ text, ui }: { text: string; ui?: OwnUi | undefined }): ReactNode {
  if (pageLanguage(useUi(ui).locale) === 'hi')
    return languageOf(text) === 'en' ? <span lang="en">{text}</span> : text;
  const parts = text.split(run);
  if (parts.length > 2 * mostRuns) parts.push(parts.splice(2 * mostRuns).join(''));
  return parts.map((part, index) =>
    index % 2 ? (
      // A text's parts have no names but their places.
      <span key={index} lang="hi" className={styles.run}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
