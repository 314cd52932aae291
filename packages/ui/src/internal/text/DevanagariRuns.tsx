import type { ReactNode } from 'react';
import { useUi } from '../uiContext.ts';
import type { OwnUi } from '../uiContext.ts';
import { devanagariRun } from './devanagariRun.ts';
import { devanagariSurplus, isInDevanagari } from './language.ts';
import * as styles from './DevanagariRuns.css.ts';

/** Into how many parts a text is split: no title or paragraph has as many, and half of them are elements. */
const mostParts = 1_000;

/**
 * An author's text, with parts in another language marked as such, for screen readers, fonts and hyphenation: in
 * an English page its Hindi words, in a Hindi page all of a text that is mostly English, because single Latin
 * words are part of written Hindi.
 */
export function DevanagariRuns({ text, ui }: { text: string; ui?: OwnUi | undefined }): ReactNode {
  if (isInDevanagari(useUi(ui).locale))
    return devanagariSurplus(text) < 0 ? <span lang="en">{text}</span> : text;
  const parts = text.split(devanagariRun);
  if (parts.length > mostParts) parts.push(parts.splice(mostParts).join(''));
  return parts.map((part, index) =>
    index % 2 ? (
      // The parts of a text have no key but their position.
      <span key={index} lang="hi" className={styles.run}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
