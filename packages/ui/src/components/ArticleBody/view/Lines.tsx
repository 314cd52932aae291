import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { DevanagariRuns } from '../../../internal/text/DevanagariRuns.tsx';
import { Link } from '../../../internal/link/Link.tsx';
import type { Inline, Language, Passage } from '../blocks.ts';
import * as styles from './Lines.css.ts';

/** The lines of a passage, one below the other, with what is marked in them. */
export function Lines({ lines, lang }: Passage) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Pieces pieces={typeof line === 'string' ? [line] : line} lang={lang} />
    </Fragment>
  ));
}

function Pieces({ pieces, lang }: { pieces: readonly Inline[]; lang: Language | undefined }) {
  return pieces.map((piece, index): ReactNode => {
    if (typeof piece === 'string') {
      return lang ? piece : <DevanagariRuns key={index} text={piece} />;
    }
    const content = <Pieces pieces={piece.content} lang={lang} />;
    switch (piece.type) {
      case 'bold':
        return <strong key={index}>{content}</strong>;
      case 'emphasis':
        return (
          <em key={index} className={styles.emphasis}>
            {content}
          </em>
        );
      case 'link':
        return (
          <Link key={index} href={piece.href} className={styles.link}>
            {content}
          </Link>
        );
      default:
        return piece satisfies never;
    }
  });
}
