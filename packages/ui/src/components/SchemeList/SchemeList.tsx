import { Fragment } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import * as styles from './SchemeList.css.ts';

export interface Scheme {
  id: string;
  /** The figure to compare first, e.g. '60%': shown large where `title` begins with it. */
  figure: string;
  /** E.g. '60% fee scholarship'. */
  title: string;
  who: string;
  condition?: string | undefined;
  /** E.g. '100 students per year'. */
  seats: string;
}

export interface SchemeListProps extends RootAttributes<HTMLUListElement> {
  schemes: readonly Scheme[];
  /** Level of each scheme's heading. Default 3. */
  headingLevel?: HeadingLevel | undefined;
}

/** Offers side by side: how much, for whom, how many. Renders nothing without schemes. `ref` is the `<ul>`. */
export function SchemeList({ schemes, headingLevel = 3, ...rest }: SchemeListProps) {
  const Heading = `h${headingLevel}` as const;
  if (schemes.length === 0) return null;
  return (
    <ul {...rest} className={cx(styles.list, rest.className)}>
      {schemes.map(({ id, figure, title, who, condition, seats }) => (
        <li key={id} className={styles.scheme}>
          <Heading className={styles.title}>
            {title.startsWith(figure) && <span className={styles.figure}>{figure}</span>}
            {title.startsWith(figure) ? title.slice(figure.length) : title}
          </Heading>
          <p className={styles.who}>{withBreaks(who)}</p>
          {condition && <p className={styles.condition}>{condition}</p>}
          <p className={styles.seats}>{seats}</p>
        </li>
      ))}
    </ul>
  );
}

/** Allows 'SC/ST/OBC' to break after each slash, rather than in the middle of a word. */
function withBreaks(text: string) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
