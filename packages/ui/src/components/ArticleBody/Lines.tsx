import { type ReactNode, Fragment } from 'react';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { Link } from '../../internal/link/Link.tsx';
import type { Language } from '../../internal/text/language.ts';
import type { InlineContent, Passage } from './blocks.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Lines.css.ts';

/** The lines of a passage, one below the other, with their marked text and links. */
export function Lines({ lines, lang, ui }: Passage & UiProps) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Pieces pieces={typeof line === 'string' ? [line] : line} lang={lang} ui={ui} />
    </Fragment>
  ));
}

interface PiecesProps extends UiProps {
  pieces: readonly InlineContent[];
  lang: Language | undefined;
}

function Pieces({ pieces, lang, ui }: PiecesProps) {
  return pieces.map((piece, index): ReactNode => {
    if (typeof piece === 'string') {
      if (lang === 'hi') return piece;
      const own = lang ? { ...ui, locale: lang } : ui;
      return <DevanagariRuns key={index} text={piece} ui={own} />;
    }
    const content = <Pieces pieces={piece.content} lang={lang} ui={ui} />;
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
          <Link key={index} ui={ui} href={piece.href} className={styles.link}>
            {content}
          </Link>
        );
      default:
        return piece satisfies never;
    }
  });
}
