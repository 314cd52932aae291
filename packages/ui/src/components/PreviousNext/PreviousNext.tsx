import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { titleNotAvailable } from '../../internal/text/notAvailable.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './PreviousNext.css.ts';

const defaultLabels = {
  /** Names the navigation. */
  group: 'Previous and next article',
  /** Shown above the title. */
  previous: 'Previous article',
  next: 'Next article',
  titleNotAvailable,
};

export type PreviousNextLabels = typeof defaultLabels;

export interface PreviousNextItem {
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  href: string;
}

export interface PreviousNextProps extends UiProps, RootAttributes<HTMLElement> {
  /** The article published before. Left out: its half stays empty. */
  previous?: PreviousNextItem | undefined;
  next?: PreviousNextItem | undefined;
  labels?: PartialLabels<PreviousNextLabels> | undefined;
}

/** Links to the articles before and after one in its list. Renders nothing without either. `ref` is the `<nav>`. */
export function PreviousNext({ previous, next, labels, ui, ...rest }: PreviousNextProps) {
  const text = useLabels('previousNext', defaultLabels, labels, ui);
  if (!previous && !next) return null;
  const link = ({ title, href }: PreviousNextItem, isNext: boolean) => (
    <Link
      ui={ui}
      href={href}
      rel={isNext ? 'next' : 'prev'}
      className={isNext ? styles.nextLink : styles.link}
    >
      <span className={styles.step}>
        {!isNext && <IconArrowLeft />}
        {isNext ? text.next : text.previous}
        {isNext && <IconArrowRight />}
      </span>
      <span className={styles.title}>
        <DevanagariRuns text={title?.trim() || text.titleNotAvailable} ui={ui} />
      </span>
    </Link>
  );
  return (
    <nav aria-label={text.group} {...rest} className={cx(styles.root, rest.className)}>
      {previous && link(previous, false)}
      {next && link(next, true)}
    </nav>
  );
}
