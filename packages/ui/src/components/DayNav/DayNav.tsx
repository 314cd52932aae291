import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { Link } from '../../internal/link/Link.tsx';
import { useDates } from '../../internal/text/useDates.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './DayNav.css.ts';

const defaultLabels = {
  /** Names the navigation. */
  navigation: 'Other days',
  /** Shown above the earlier date. */
  previous: 'Previous day',
  /** Shown above the later date. */
  next: 'Next day',
};

export type DayNavLabels = typeof defaultLabels;

export interface DayLink {
  /** `2026-11-19`. */
  day: string;
  href: string;
}

export interface DayNavProps extends UiProps, RootAttributes<HTMLElement> {
  /** The nearest earlier day with content; left out: there is none. */
  previous?: DayLink | undefined;
  /** The nearest later day with content. */
  next?: DayLink | undefined;
  labels?: PartialLabels<DayNavLabels> | undefined;
}

/** Links from one day to the nearest days with content. Renders nothing without links. `ref` is the `<nav>`. */
export function DayNav({ previous, next, labels, ui, ...rest }: DayNavProps) {
  const text = useLabels('dayNav', defaultLabels, labels, ui);
  const dateText = useDates(ui);
  const links = [
    {
      ...previous,
      rel: 'prev',
      word: text.previous,
      icon: <IconArrowLeft />,
      place: styles.previous,
    },
    { ...next, rel: 'next', word: text.next, icon: <IconArrowRight />, place: styles.next },
  ].filter(({ href }) => isSafeHref(href));
  if (links.length === 0) return null;
  return (
    <nav aria-label={text.navigation} {...rest} className={cx(styles.days, rest.className)}>
      {links.map(({ day = '', href = '', rel, word, icon, place }) => (
        <Link key={href} ui={ui} href={href} rel={rel} className={place}>
          {icon}
          <span>
            {/* Screen readers need the space between the two. */}
            <span className={styles.word}>{word}</span> {dateText(day)}
          </span>
        </Link>
      ))}
    </nav>
  );
}
