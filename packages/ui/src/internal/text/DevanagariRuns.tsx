import type { ReactNode } from 'react';
import { useUi } from '../uiContext.ts';
import type { OwnUi } from '../uiContext.ts';
import { devanagariRun } from './devanagariRun.ts';
import { devanagariSurplus, isInDevanagari } from './language.ts';
import type { Language } from './language.ts';
import * as styles from './DevanagariRuns.css.ts';

/** Into how many parts a text is split: no title or paragraph has as many, and half of them are elements. */
const mostParts = 1_000;

/** A single letter, as of '(a) 1947', is of no language. */
const words = /\p{L}{2}/u;

interface DevanagariRunsProps {
  text: string;
  /** The language of the element around it, if other than the page's. */
  lang?: Language | undefined;
  ui?: OwnUi | undefined;
}

/**
 * An author's text, with parts in another language marked as such, for screen readers, fonts and hyphenation: its
 * Hindi words in English; in Hindi the other words of a text that is mostly English, because single Latin words
 * are part of written Hindi.
 */
export function DevanagariRuns({ text, lang, ui }: DevanagariRunsProps): ReactNode {
  const { locale } = useUi(ui);
  const inHindi = lang ? lang === 'hi' : isInDevanagari(locale);
  if (inHindi && devanagariSurplus(text) >= 0) return text;
  const parts = text.split(devanagariRun);
  if (parts.length > mostParts) parts.push(parts.splice(mostParts).join(''));
  return parts.map((part, index) => {
    const isRun = index % 2 === 1;
    if (inHindi ? isRun || !words.test(part) : !isRun) return part;
    // The parts of a text have no key but their position.
    return (
      <span key={index} lang={isRun ? 'hi' : 'en'} className={isRun ? styles.run : undefined}>
        {part}
      </span>
    );
  });
}
