'use client';
import type { ReactNode } from 'react';
import { useUi } from '../uiContext.ts';
import { languageOf } from './language.ts';
import * as styles from './DevanagariRuns.css.ts';

const run =
  /[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*(?:[\s,;:'"()-]+[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*)*/g;

/**
 * A text of whoever writes for the site, with what is in another language marked as such, for voices, fonts and
 * hyphenation: in an English page its Hindi words, in a Hindi page all of a text that is mostly English, as
 * single Latin words belong to written Hindi.
 */
export function DevanagariRuns({ text }: { text: string }): ReactNode {
  const { language } = useUi();
  if (language === 'hi') return languageOf([text]) === 'en' ? <span lang="en">{text}</span> : text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(run)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(
      <span key={match.index} lang="hi" className={styles.run}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  if (end === 0) return text;
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
