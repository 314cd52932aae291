'use client';
import { useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { useDates } from '../../internal/text/useDates.ts';
import { Month } from './Month.tsx';
import type { CalendarDay } from './Month.tsx';
import { monthCalendarLabels } from './monthCalendarLabels.ts';
import type { MonthCalendarLabels } from './monthCalendarLabels.ts';
import * as styles from './MonthCalendar.css.ts';

export interface CalendarMonth {
  /** `2026-10`. */
  month: string;
  href: string;
}

export interface MonthCalendarProps extends RootAttributes<HTMLElement> {
  /** `2026-11`. */
  month: string;
  /** The days that can be gone to, in any order; those of other months are left out. */
  days: readonly CalendarDay[];
  /** The day that the page shows. */
  selected?: string | undefined;
  /** The month before that has something; left out: none. */
  previous?: CalendarMonth | undefined;
  /** The month after. */
  next?: CalendarMonth | undefined;
  /** The name of the navigation, e.g. 'Archive of Editorial Analysis'. */
  label: string;
  labels?: Partial<MonthCalendarLabels> | undefined;
}

/**
 * A month, its weeks from Monday on, whose days lead to what they hold. Plain links; with React a grid
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/): one stop of the Tab key, and arrows between the days.
 * Today is marked as soon as React is there. `ref` is the `<nav>`.
 */
export function MonthCalendar({
  month,
  days,
  selected,
  previous,
  next,
  label,
  labels,
  ...rest
}: MonthCalendarProps) {
  requireName('MonthCalendar', 'label', label);
  const text = useLabels('monthCalendar', monthCalendarLabels, labels);
  const { monthText } = useDates();
  const earlier = useRef<HTMLAnchorElement>(null);
  const later = useRef<HTMLAnchorElement>(null);
  return (
    <nav aria-label={label} {...rest} className={styles.calendar}>
      <div className={styles.turns}>
        {previous && (
          <Link
            ref={earlier}
            href={previous.href}
            rel="prev"
            aria-label={text.previous(monthText(previous.month))}
            className={styles.turn}
          >
            <IconArrowLeft />
          </Link>
        )}
        {next && (
          <Link
            ref={later}
            href={next.href}
            rel="next"
            aria-label={text.next(monthText(next.month))}
            className={cx(styles.turn, styles.last)}
          >
            <IconArrowRight />
          </Link>
        )}
      </div>
      <Month {...{ month, days, selected, text }} turns={{ PageUp: earlier, PageDown: later }} />
    </nav>
  );
}
