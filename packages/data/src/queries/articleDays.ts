import { dayOf, endOfToday, justBefore, monthOf, spanOf } from '../values/days.ts';
import type { ArticleDays } from '../models/articles.ts';
import { type CallOptions, type Context, readRows } from '../requests/request.ts';
import { descending } from '../requests/paging.ts';
import type { TableClient } from '../models/database.ts';
import { asRow, date } from '../values/values.ts';

export interface ArticleDaysOptions extends CallOptions {
  /** The category as stored in the table; absent: all categories. */
  category?: string | undefined;
  /** `2026-11`; absent: the month of the newest article. */
  month?: string | undefined;
}

/** A month of all categories seldom has more, so one read usually returns the nearest earlier day as well. */
const datesPerRead = 500;
/** Size of the first read for one category: its months seldom have more. */
const firstOfCategory = 100;
/** Maximum number of reads; the first days of a month with more articles are left out. */
const mostReads = 10;

/** Which days of a month have articles, and the nearest ones before and after it; none after today counts. */
export function articleDays(context: Context, options: ArticleDaysOptions): Promise<ArticleDays> {
  return daysOf(context, { ...options, table: 'Articles', column: 'created_at' });
}

interface Dated {
  table: string;
  column: 'created_at' | 'day';
}

/** `articleDays` for any table with dated rows. */
export async function daysOf(
  context: Context,
  { month, ...dates }: ArticleDaysOptions & Dated,
): Promise<ArticleDays> {
  const afterToday = endOfToday();
  const afterMonth = month === undefined ? afterToday : spanOf(month)[1];
  const isOver = afterMonth < afterToday;
  const [found, later] = await Promise.all([
    readMonth(context, month, isOver ? afterMonth : afterToday, dates),
    isOver ? readFirst(context, afterMonth, afterToday, dates) : null,
  ]);
  return { ...found, later };
}

type Dates = Omit<ArticleDaysOptions, 'month'> & Dated;

/** Counts the rows of each day from the last one back, until a row is of an earlier month. */
async function readMonth(
  context: Context,
  asked: string | undefined,
  before: string,
  dates: Dates,
): Promise<Omit<ArticleDays, 'later'>> {
  const { column, category } = dates;
  const counts = new Map<string, number>();
  let month = asked ?? null;
  let earlier: string | null = null;
  let passed = 0;
  for (let reads = 0; earlier === null && reads < mostReads; reads += 1) {
    const count = category !== undefined && reads === 0 ? firstOfCategory : datesPerRead;
    const from = passed;
    const { data } = await readRows(context, dates, (client) =>
      datesOf(client, dates)
        .lte(column, justBefore(before))
        .order(column, descending)
        .range(from, from + count - 1),
    );
    if (data.length === 0) break;
    passed += data.length;
    for (const row of data) {
      const day = dayOfRow(row, column);
      if (day === null) continue;
      month ??= monthOf(day);
      if (day < month) {
        earlier = day;
        break;
      }
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  const days = Array.from(counts, ([day, count]) => ({ day, count })).toReversed();
  return { month, days, earlier };
}

export const firstArticleDay = (
  context: Context,
  options: Omit<ArticleDaysOptions, 'month'>,
): Promise<string | null> =>
  readFirst(context, undefined, endOfToday(), {
    ...options,
    table: 'Articles',
    column: 'created_at',
  });

/** The first day with a row dated at or after `from` and before `before`, or null. */
async function readFirst(
  context: Context,
  from: string | undefined,
  before: string,
  dates: Dates,
): Promise<string | null> {
  const { column } = dates;
  const { data } = await readRows(context, dates, (client) => {
    const upTo = datesOf(client, dates).lte(column, justBefore(before));
    const wanted = from === undefined ? upTo : upTo.gt(column, justBefore(from));
    return wanted.order(column).limit(1);
  });
  return dayOfRow(data[0], column);
}

function datesOf(client: TableClient, { table, column, category }: Dates) {
  const dates = client.from(table).select(column);
  return category === undefined ? dates : dates.eq('category', category);
}

export const dayOfRow = (row: unknown, column: Dated['column']): string | null =>
  dayOf(date(asRow(row)?.[column]));
