import { useId } from 'react';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { Link } from '../../internal/link/Link.tsx';
import type { WordCount } from '../../internal/text/countWordsByScript.ts';
import { lineText } from '../ArticleBody/passages.ts';
import { headingId } from '../ArticleBody/ArticleBlocks.tsx';
import type { Block, HeadingBlock } from '../ArticleBody/blocks.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ArticleContents.css.ts';

/** The headings to list: those of a long text with several of them, otherwise none. */
export function contentsOf(blocks: readonly Block[], words: WordCount): HeadingBlock[] {
  const headings = blocks.filter((block) => block.type === 'heading');
  const long = words.latin + words.devanagari > 600;
  return long && headings.length >= 3 ? headings : [];
}

interface ArticleContentsProps extends UiProps {
  /** 'On this page' */
  label: string;
  headings: readonly HeadingBlock[];
  idPrefix: string;
}

/** Links to an article's headings: folded away above the text on a phone, unfolded by CSS where there is room. */
export function ArticleContents({ label, headings, idPrefix, ui }: ArticleContentsProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={styles.contents}>
      <div className={styles.inner}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <details className={styles.details}>
          <summary className={styles.summary}>{label}</summary>
          <Entries {...{ headings, idPrefix, ui }} className={styles.list} />
        </details>
      </div>
    </nav>
  );
}

interface EntriesProps extends Omit<ArticleContentsProps, 'label'> {
  className: string;
}

/** The highest of the headings, each with those below it in a list of its own. */
function Entries({ headings, idPrefix, ui, className }: EntriesProps) {
  const top = headings[0]?.depth;
  const starts = headings.flatMap((heading, index) => (heading.depth === top ? index : []));
  return (
    <ol className={className}>
      {starts.map((start, index) => {
        const [heading, ...below] = headings.slice(start, starts[index + 1]) as [
          HeadingBlock,
          ...HeadingBlock[],
        ];
        return (
          <li key={heading.number}>
            <Link
              ui={ui}
              href={`#${headingId(idPrefix, heading)}`}
              lang={heading.lang}
              className={styles.link}
            >
              <DevanagariRuns
                ui={ui}
                text={heading.lines
                  .map(lineText)
                  .join(' ')
                  .replace(/\s*[:.]$/, '')}
              />
            </Link>
            {below.length > 0 && (
              <Entries {...{ headings: below, idPrefix, ui }} className={styles.below} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
