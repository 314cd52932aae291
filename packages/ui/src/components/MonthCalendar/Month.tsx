'use client';
import { type KeyboardEvent, useState } from 'react';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { Link } from '../../internal/link/Link.tsx';
import { formatDate } from '../../internal/text/formatDate.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import type { MonthCalendarLabels } from './monthCalendarLabels.ts';
import { type Move, type WeekStart, dayAfterMove, monthWeeks } from './monthWeeks.ts';
import * as styles from './MonthCalendar.css.ts';

interface DayOfMonth {
  day: string;
  href: string;
  /** Accessible name: the date and the number of articles. */
  name: string;
}

interface MonthProps extends Pick<MonthCalendarLabels, 'weekdays' | 'weekdaysShort'> {
  month: string;
  weekStart: WeekStart;
  caption: string;
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

  function move(event: KeyboardEvent<HTMLAnchorElement>, from: number) {
    const link = event.currentTarget;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const turn = turns[event.key];
    const way = wayOf(event.key, getComputedStyle(link).direction === 'rtl');
    if (!turn && !way) return;
    event.preventDefault();
    if (turn) link.closest('nav')?.querySelector<HTMLElement>(`a[rel="${turn}"]`)?.click();
    if (!way) return;
    const to = dayAfterMove(way, from, numbers, weeks);
    link.closest('table')?.querySelector<HTMLElement>(`a[data-day="${to}"]`)?.focus();
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
                    <DayLink
                      {...{ link, selected, locale, timeZone }}
                      isStop={!isInteractive || day === stop}
                      onFocus={() => setVisited(link.day)}
                      onKeyDown={(event) => move(event, day)}
                    />
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

interface DayLinkProps extends Pick<MonthProps, 'selected' | 'locale' | 'timeZone'> {
  link: DayOfMonth;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

function DayLink({ link, selected, locale, timeZone, isStop, ...handlers }: DayLinkProps) {
  const today = useHydrated() ? todayIn(timeZone) : undefined;
  const number = Number(link.day.slice(8));
  return (
    <Link
      href={link.href}
      data-day={number}
      aria-label={link.name}
      aria-current={link.day === selected ? 'page' : link.day === today ? 'date' : undefined}
      tabIndex={isStop ? undefined : -1}
      className={styles.day}
      {...handlers}
    >
      {formatNumber(number, locale)}
    </Link>
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

/** Today's date, `2026-11-20`. */
const todayIn = (timeZone: string) =>
  formatDate(new Date().toISOString(), { locale: 'en-IN', timeZone })
    ?.split('/')
    .toReversed()
    .join('-');
