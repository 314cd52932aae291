import type { ReactNode } from 'react';
import { type OwnUi, useUi } from '../uiContext.ts';
import { devanagariRun } from './devanagariRun.ts';
import { devanagariSurplus, isInDevanagari } from './language.ts';
import * as styles from './DevanagariRuns.css.ts';

/** Into how many parts a text is split: no title or paragraph has as many, and half of them are elements. */
const mostParts = 1_000;

/**
 * An author's text, with parts in another language marked as such: its Hindi words on an English page; on a Hindi one
 * the others of a text that is mostly English, as single Latin words are part of written Hindi.
 */
export function DevanagariRuns({ text, ui }: { text: string; ui?: OwnUi | undefined }): ReactNode {
  const inHindi = isInDevanagari(useUi(ui).locale);
  if (inHindi && devanagariSurplus(text) >= 0) return text;
  const parts = text.split(devanagariRun);
  if (parts.length > mostParts) parts.push(parts.splice(mostParts).join(''));
  return parts.map((part, index) => {
    // A single letter, as of '(a) 1947', is of no language.
    if (inHindi ? devanagariSurplus(part) > -2 : !(index % 2)) return part;
    const lang = inHindi ? 'en' : 'hi';
    // The parts of a text have no key but their position.
    return (
      <span key={index} lang={lang} className={inHindi ? undefined : styles.run}>
        {part}
      </span>
    );
  });
}
