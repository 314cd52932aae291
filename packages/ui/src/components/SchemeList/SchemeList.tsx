import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import * as styles from './SchemeList.css.ts';

export interface Scheme {
  id: string;
  /** What one compares first, e.g. '60%'. Repeated in `title`, so it is not read out. */
  figure: string;
  /** E.g. '60% fee scholarship'. */
  title: string;
  /** Whom it is for. */
  who: string;
  condition?: string | null | undefined;
  /** E.g. '100 students per year'. */
  seats: string;
}

export interface SchemeListProps extends RootAttributes {
  schemes: readonly Scheme[];
  /** Level of each scheme's heading. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Offers side by side, to be compared: how much, for whom, how many. `ref` is the `<ul>`. */
export function SchemeList({ schemes, headingLevel = 3, ...rest }: SchemeListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it with the markers
    <ul role="list" {...rest} className={styles.list}>
      {schemes.map(({ id, figure, title, who, condition, seats }) => (
        <li key={id} className={styles.scheme}>
          <div aria-hidden="true" className={styles.figure}>
            {figure}
          </div>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.who}>{who}</p>
          {condition && <p className={styles.condition}>{condition}</p>}
          <p className={styles.seats}>{seats}</p>
        </li>
      ))}
    </ul>
  );
}
