import type { ReactNode } from 'react';
import * as styles from './DevanagariRuns.css.ts';

const run =
  /[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*(?:[\s,;:'"()-]+[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*)*/g;

/** Text of another language with its Hindi words marked as such, for voices, fonts and hyphenation. */
export function DevanagariRuns({ text }: { text: string }): ReactNode {
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
