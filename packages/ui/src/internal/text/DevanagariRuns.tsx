'use client';
import type { ReactNode } from 'react';
import { useUi } from '../uiContext.ts';
import { languageOf } from './language.ts';
import * as styles from './DevanagariRuns.css.ts';

/** In parentheses, so that a text split at its runs keeps them: every second part is one. */
const run =
  /([\u0900-\u097f](?:[\s,;:'"()\u0900-\u097f\u200c-\u200d-]*[\u0900-\u097f\u200c-\u200d])?)/;

/**
 * An author's text, with what is in another language marked as such, for voices, fonts and
 * hyphenation: in an English page its Hindi words, in a Hindi page all of a text that is mostly English, as
 * single Latin words belong to written Hindi.
 */
export function DevanagariRuns({ text }: { text: string }): ReactNode {
  const { language } = useUi();
  if (language === 'hi') return languageOf(text) === 'en' ? <span lang="en">{text}</span> : text;
  return text.split(run).map((part, index) =>
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
