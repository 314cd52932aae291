'use client';
import { type KeyboardEvent, useState } from 'react';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { Link } from '../../internal/link/Link.tsx';
import { formatDate } from '../../internal/text/formatDate.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import { type WeekStart, dayAfterKey, monthWeeks } from './monthWeeks.ts';
import * as styles from './MonthCalendar.css.ts';

interface DayOfMonth {
  day: string;
  href: string;
  /** Accessible name: the date and the number of articles. */
  name: string;
}

interface MonthProps {
  month: string;
  weekStart: WeekStart;
  caption: string;
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  links: readonly DayOfMonth[];
  selected: string | undefined;
  locale: string;
  timeZone: string;
}

/** The `rel` of the link to another month that a key presses. */
const turns: Record<string, 'prev' | 'next' | undefined> = { PageUp: 'prev', PageDown: 'next' };

/** A month as a table, with React as a grid. Its props are plain data, so a server component can render it. */
export function Month(props: MonthProps) {
  const { month, weekStart, caption, selected, weekdays, weekdaysShort, locale, timeZone } = props;
  const isInteractive = useHydrated();
  const [visited, setVisited] = useState<string>();
  const weeks = monthWeeks(month, weekStart);
  const links = new Map(props.links.map((link) => [Number(link.day.slice(8)), link]));
  const numbers = [...links.keys()].toSorted((a, b) => a - b);
  // The Tab key stops at the day that had focus last, else at the selected one, else at the newest.
  const stop =
    [visited, selected]
      .map((day) => numbers.find((number) => links.get(number)?.day === day))
      .find((number) => number !== undefined) ?? numbers.at(-1);

  const today = isInteractive ? todayIn(timeZone) : undefined;
  const currentState = (day: string) =>
    day === selected ? 'page' : day === today ? 'date' : undefined;

  function move(event: KeyboardEvent<HTMLAnchorElement>, from: number) {
    const link = event.currentTarget;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const turn = turns[event.key];
    const isRtl = getComputedStyle(link).direction === 'rtl';
    const to = dayAfterKey(event.key, from, numbers, weeks, isRtl);
    if (!turn && !to) return;
    event.preventDefault();
    const target = turn
      ? link.closest('nav')?.querySelector<HTMLElement>(`a[rel="${turn}"]`)
      : link.closest('table')?.querySelector<HTMLElement>(`a[data-day="${to}"]`);
    // Also before another month takes the days away, so that the focus is not lost with them.
    target?.focus();
    if (turn) target?.click();
  }

  return (
    <table role={isInteractive ? 'grid' : undefined} className={styles.month}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {weekdaysShort.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two weekdays may have the same letter
            <th key={index} scope="col" abbr={weekdays[index]} className={styles.weekday}>
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
              return (
                // oxlint-disable-next-line react/no-array-index-key -- the weekday identifies the cell
                <td key={weekday} className={styles.cell}>
                  {link && day !== null ? (
                    <Link
                      href={link.href}
                      data-day={day}
                      aria-label={link.name}
                      aria-current={currentState(link.day)}
                      tabIndex={!isInteractive || day === stop ? undefined : -1}
                      className={styles.day}
                      onFocus={() => setVisited(link.day)}
                      onKeyDown={(event) => move(event, day)}
                    >
                      {formatNumber(day, locale)}
                    </Link>
                  ) : (
                    day && formatNumber(day, locale)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Today's date, `2026-11-20`. */
const todayIn = (timeZone: string) =>
  formatDate(new Date().toISOString(), { locale: 'en-IN', timeZone })
    ?.split('/')
    .toReversed()
    .join('-');
