import { type ArticleDays, type ArticleSummary, dayOf, monthOf, parseDay } from '@setu/data';

/** Articles by day, newest first, without those of no day or a day to come; given in the order of their ids. */
export function byDay<T extends ArticleSummary>(articles: readonly T[]): Map<string, T[]> {
  // If two have the same time, the one with the later id comes first.
  const newestFirst = articles
    .filter(({ date }) => parseDay(dayOf(date)) !== undefined)
    .toReversed()
    .toSorted((a, b) => Date.parse(b.date ?? '') - Date.parse(a.date ?? ''));
  return Map.groupBy(newestFirst, ({ date }) => dayOf(date) ?? '');
}

/** The answer of `articleDays`, made from articles that have been read. */
export function daysOf(
  articles: ReadonlyMap<string, readonly unknown[]>,
  month?: string,
): ArticleDays {
  const all = Array.from(articles, ([day, { length }]) => ({ day, count: length })).toReversed();
  const newest = all.at(-1)?.day;
  const shown = month ?? (newest === undefined ? null : monthOf(newest));
  if (shown === null) return { month: null, days: [], earlier: null, later: null };
  return {
    month: shown,
    days: all.filter(({ day }) => monthOf(day) === shown),
    earlier: all.findLast(({ day }) => monthOf(day) < shown)?.day ?? null,
    later: all.find(({ day }) => monthOf(day) > shown)?.day ?? null,
  };
}
