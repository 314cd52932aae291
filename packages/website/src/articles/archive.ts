import { monthOf, parseDay, parseMonth } from '@setu/data';
import type { ArticleDays } from '@setu/data';

/**
 * The month or the day of a list that an address names: none is undefined, one that cannot be is null, as
 * are both at once.
 */
export function readPeriod(query: {
  month: string | null;
  date: string | null;
}): string | undefined | null {
  const { month, date } = query;
  if (month === null && date === null) return undefined;
  if (month !== null && date !== null) return null;
  return (month === null ? parseDay(date) : parseMonth(month)) ?? null;
}

/** Whether it is a day, `2026-11-20`, or else a month. */
export const isDay = (period: string): boolean => period.length > 'yyyy-mm'.length;

/** The month that the calendar shows beside a month or a day; without one that of the newest article. */
export const calendarMonth = (period: string | undefined): string | undefined =>
  period === undefined ? undefined : monthOf(period);

/** Whether a month lies before all that there is: the archive begins with the first article's. */
export const isBeforeAll = ({ days, earlier }: ArticleDays): boolean =>
  days.length === 0 && earlier === null;

/** The nearest days with articles before and after a day or an empty month. */
export function neighbours({ days, earlier, later }: ArticleDays, period: string) {
  return {
    previous: days.findLast(({ day }) => day < period)?.day ?? earlier,
    next: days.find(({ day }) => day > period)?.day ?? later,
  };
}
