'use client';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { IconArrowLeft, IconArrowRight } from '../../internal/drawings/icons.tsx';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { Link } from '../../internal/link/Link.tsx';
import { formatDate } from '../../internal/text/formatDate.ts';
import { groupDigits } from '../../internal/text/groupDigits.ts';
import { useUi } from '../../internal/uiContext.ts';
import { useDates } from '../../internal/text/useDates.ts';
import { dayAfterMove, monthWeeks } from './monthWeeks.ts';
import type { Move } from './monthWeeks.ts';
import * as styles from './MonthCalendar.css.ts';

export interface MonthCalendarLabels {
  /** From Monday on. Default 'Monday', 'Tuesday' and so on. */
  weekdays: readonly string[];
  /** The same, as short as a column. Default 'Mon', 'Tue' and so on. */
  weekdaysShort: readonly string[];
  /** The name of a day's link, which begins with the number that is seen. Default '5 November 2026, 3 articles'. */
  day: (day: string, count: number) => string;
  /** Default 'Earlier: October 2026'. */
  previous: (month: string) => string;
  /** Default 'Later: December 2026'. */
  next: (month: string) => string;
}

const english: MonthCalendarLabels = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  day: (day, count) => `${day}, ${groupDigits(count)} ${count === 1 ? 'article' : 'articles'}`,
  previous: (month) => `Earlier: ${month}`,
  next: (month) => `Later: ${month}`,
};

export interface CalendarDay {
  /** `2026-11-05`. */
  day: string;
  /** How many articles it has. */
  count: number;
  href: string;
}

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
  const text = useLabels('monthCalendar', english, labels);
  const { dayText, monthText } = useDates();
  const { timeZone } = useUi();
  const isInteractive = useHydrated();
  const captionId = useId();
  const earlier = useRef<HTMLAnchorElement>(null);
  const later = useRef<HTMLAnchorElement>(null);
  const [visited, setVisited] = useState<string>();
  const today = isInteractive ? todayIn(timeZone) : undefined;

  const weeks = monthWeeks(month);
  const links = new Map(
    days
      .filter(({ day, href }) => day.startsWith(`${month}-`) && isSafeHref(href))
      .map((link) => [Number(link.day.slice(8)), link]),
  );
  const numbers = [...links.keys()].toSorted((a, b) => a - b);
  // The Tab key stops at the day that was visited last, else at the one that is shown, else at the newest.
  const stop =
    [visited, selected]
      .map((day) => numbers.find((number) => links.get(number)?.day === day))
      .find((number) => number !== undefined) ?? numbers.at(-1);

  function move(event: KeyboardEvent<HTMLAnchorElement>, from: number) {
    const link = event.currentTarget;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = { PageUp: earlier, PageDown: later }[event.key];
    const way = wayOf(event.key, getComputedStyle(link).direction === 'rtl');
    if (!page && !way) return;
    event.preventDefault();
    page?.current?.click();
    if (!way) return;
    const to = dayAfterMove(way, from, numbers, weeks);
    link.closest('table')?.querySelector<HTMLElement>(`a[data-day="${to}"]`)?.focus();
  }

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
      <table
        role={isInteractive ? 'grid' : undefined}
        aria-labelledby={captionId}
        className={styles.month}
      >
        <caption id={captionId} className={styles.caption}>
          {monthText(month)}
        </caption>
        <thead>
          <tr>
            {text.weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={text.weekdays[index]} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => {
                const link = day === null ? undefined : links.get(day);
                if (!link || day === null) {
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- the weekday is what tells it
                    <td key={weekday} className={styles.cell}>
                      {day}
                    </td>
                  );
                }
                const isShown = link.day === selected;
                return (
                  <td key={weekday} className={styles.cell}>
                    <Link
                      href={link.href}
                      data-day={day}
                      aria-label={text.day(dayText(link.day), link.count)}
                      aria-current={isShown ? 'page' : link.day === today ? 'date' : undefined}
                      tabIndex={isInteractive && day !== stop ? -1 : undefined}
                      className={styles.day}
                      onFocus={() => setVisited(link.day)}
                      onKeyDown={(event) => move(event, day)}
                    >
                      {day}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </nav>
  );
}

function wayOf(key: string, rightToLeft: boolean): Move | undefined {
  const ways: Record<string, Move> = {
    ArrowLeft: rightToLeft ? 'on' : 'back',
    ArrowRight: rightToLeft ? 'back' : 'on',
    ArrowUp: 'up',
    ArrowDown: 'down',
    Home: 'weekStart',
    End: 'weekEnd',
  };
  return ways[key];
}

/** The day it is, `2026-11-20`. */
const todayIn = (timeZone: string) =>
  formatDate(new Date().toISOString(), timeZone)?.split('/').toReversed().join('-');
