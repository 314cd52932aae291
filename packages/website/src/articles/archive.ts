import { type ArticleDays, parseDay, parseMonth } from '@setu/data';

/** The month or day that a list's address names: undefined for none, null for an invalid one or for both. */
export function readPeriod(query: {
  month: string | null;
  date: string | null;
}): string | undefined | null {
  const { month, date } = query;
  if (month === null && date === null) return undefined;
  if (month !== null && date !== null) return null;
  return (month === null ? parseDay(date) : parseMonth(month)) ?? null;
}

/** Whether a month is before that of the first article, with which the archive begins. */
export const isBeforeAll = ({ days, earlier }: ArticleDays): boolean =>
  days.length === 0 && earlier === null;

/** The nearest days with articles before and after a day or an empty month. */
export function neighbours({ days, earlier, later }: ArticleDays, period: string) {
  return {
    previous: days.findLast(({ day }) => day < period)?.day ?? earlier,
    next: days.find(({ day }) => day > period)?.day ?? later,
  };
}

type Items = readonly { language?: unknown }[];

/** Whether none of the items is in this language; search engines are to find such a page in the other one, if at all. */
export const noneInThisLanguage = (items: Items): boolean =>
  items.every(({ language }) => language !== undefined);

/** Whether there are items, all of them in the other language. */
export const areInOtherLanguage = (items: Items): boolean =>
  items.length > 0 && noneInThisLanguage(items);

/** The twin of the page of a day with these items: the same day, unless only one of the languages has any. */
export function twinOfDay(path: string, newest: string, days: ArticleDays | null, items: Items) {
  if (areInOtherLanguage(items)) return { path, only: 'near' as const };
  const found = days?.days.find(({ day }) => path.endsWith(day));
  return found?.alone && { path: newest, only: 'newest' as const };
}
