import { dayOf, endOfToday, monthOf, spanOf } from '../values/days.ts';
import type { ArticleDays } from '../models/articles.ts';
import { articleDateColumn } from '../models/articles.ts';
import { type CallOptions, type Context, isRows, read } from '../requests/request.ts';
import type { TableClient, TableName } from '../models/database.ts';
import { asRow, date } from '../values/values.ts';

export interface ArticleDaysOptions extends CallOptions {
  /** As it stands in the table; absent: of all categories. */
  category?: string | undefined;
  /** `2026-11`; absent: that of the newest article. */
  month?: string | undefined;
}

/** A month of all categories seldom has more, and of a shorter one the day before it comes along. */
const datesPerRead = 500;
/** Nor has a month of one category more than these. */
const firstOfCategory = 100;
/** Of a month with more articles than these hold the first days are left out. */
const mostReads = 10;

/**
 * Which days of a month have articles, and which days before it and after it are the nearest that have any.
 * Nothing that is dated after today counts.
 */
export function articleDays(context: Context, options: ArticleDaysOptions): Promise<ArticleDays> {
  return daysOf(context, { ...options, table: 'Articles', column: articleDateColumn });
}

/** A table whose rows have a day or a moment each. */
interface Dated {
  table: TableName;
  column: 'created_at' | 'day';
}

/** The days of a month that rows of a table have, as `articleDays`. */
export function daysOf(
  context: Context,
  { table, column, category, month, ...options }: ArticleDaysOptions & Dated,
): Promise<ArticleDays> {
  // All pages of a list show them.
  return context.share(JSON.stringify(['days', table, category, month]), options, (options) =>
    readDays(context, { table, column, category, month, ...options }),
  );
}

async function readDays(
  context: Context,
  { month, ...dates }: ArticleDaysOptions & Dated,
): Promise<ArticleDays> {
  const afterToday = endOfToday();
  const afterMonth = month === undefined ? afterToday : spanOf(month)[1];
  const isOver = Date.parse(afterMonth) < Date.parse(afterToday);
  const [found, later] = await Promise.all([
    readMonth(context, month, isOver ? afterMonth : afterToday, dates),
    isOver ? readFirst(context, afterMonth, afterToday, dates) : null,
  ]);
  return { ...found, later };
}

type Dates = Omit<ArticleDaysOptions, 'month'> & Dated;

/** Counts the articles of each day from the last one back, until one is of an earlier month. */
async function readMonth(
  context: Context,
  asked: string | undefined,
  before: string,
  { table, column, category, ...options }: Dates,
): Promise<Omit<ArticleDays, 'later'>> {
  const counts = new Map<string, number>();
  let month = asked ?? null;
  let earlier: string | null = null;
  let passed = 0;
  for (let reads = 0; earlier === null && reads < mostReads; reads += 1) {
    const count = category !== undefined && reads === 0 ? firstOfCategory : datesPerRead;
    const [from, to] = [passed, passed + count - 1];
    const { data } = await read(
      context,
      (client, signal) =>
        datesOf(client, { table, column, category })
          .lt(column, boundOf(column, before))
          .order(column, { ascending: false })
          .range(from, to)
          .abortSignal(signal),
      isRows,
      options,
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
  const days = Array.from(counts, ([day, count]) => ({ day, count }));
  return { month, days: days.toReversed(), earlier };
}

/** The first day that has an article; null where none has. */
export const firstArticleDay = (
  context: Context,
  options: Omit<ArticleDaysOptions, 'month'>,
): Promise<string | null> =>
  readFirst(context, undefined, endOfToday(), {
    ...options,
    table: 'Articles',
    column: articleDateColumn,
  });

/** The first day that has an article, of those from one instant on and before another. */
async function readFirst(
  context: Context,
  from: string | undefined,
  before: string,
  { table, column, category, ...options }: Dates,
): Promise<string | null> {
  const { data } = await read(
    context,
    (client, signal) => {
      const dates = datesOf(client, { table, column, category }).lt(
        column,
        boundOf(column, before),
      );
      const wanted = from === undefined ? dates : dates.gte(column, boundOf(column, from));
      return wanted.order(column).limit(1).abortSignal(signal);
    },
    isRows,
    options,
  );
  return dayOfRow(data[0], column);
}

/** The dates of all rows, or of a category's. */
function datesOf(
  client: TableClient,
  { table, column, category }: Dated & Pick<Dates, 'category'>,
) {
  const dates = client.from(table).select(column);
  return category === undefined ? dates : dates.eq('category', category);
}

/** The first instant of a day, as a column of moments or of days is compared with it. */
const boundOf = (column: Dated['column'], instant: string) =>
  column === 'day' ? instant.slice(0, 'yyyy-mm-dd'.length) : instant;

const dayOfRow = (row: unknown, column: Dated['column']): string | null =>
  dayOf(date(asRow<Record<string, unknown>>(row)?.[column]));
