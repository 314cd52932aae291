import { dayOf, endOfToday, monthOf, spanOf } from '../values/days.ts';
import type { ArticleDays } from '../models/articles.ts';
import { articleDateOf, articleDateColumn } from '../models/articles.ts';
import { type CallOptions, type Context, isRows, read } from '../requests/request.ts';
import type { TableClient } from '../models/database.ts';

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
export function articleDays(
  context: Context,
  { category, month, ...options }: ArticleDaysOptions,
): Promise<ArticleDays> {
  // All pages of a list show them.
  return context.share(JSON.stringify(['days', category, month]), options, (options) =>
    readDays(context, { category, month, ...options }),
  );
}

async function readDays(
  context: Context,
  { category, month, ...options }: ArticleDaysOptions,
): Promise<ArticleDays> {
  const dates = { category, ...options };
  const afterToday = endOfToday();
  const afterMonth = month === undefined ? afterToday : spanOf(month)[1];
  const isOver = Date.parse(afterMonth) < Date.parse(afterToday);
  const [found, later] = await Promise.all([
    readMonth(context, month, isOver ? afterMonth : afterToday, dates),
    isOver ? readFirst(context, afterMonth, afterToday, dates) : null,
  ]);
  return { ...found, later };
}

type Dates = Omit<ArticleDaysOptions, 'month'>;

/** Counts the articles of each day from the last one back, until one is of an earlier month. */
async function readMonth(
  context: Context,
  asked: string | undefined,
  before: string,
  { category, ...options }: Dates,
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
        datesOf(client, category)
          .lt('created_at', before)
          .order('created_at', { ascending: false })
          .range(from, to)
          .abortSignal(signal),
      isRows,
      options,
    );
    if (data.length === 0) break;
    passed += data.length;
    for (const row of data) {
      const day = dayOf(articleDateOf(row));
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
export const firstArticleDay = (context: Context, options: Dates): Promise<string | null> =>
  readFirst(context, undefined, endOfToday(), options);

/** The first day that has an article, of those from one instant on and before another. */
async function readFirst(
  context: Context,
  from: string | undefined,
  before: string,
  { category, ...options }: Dates,
): Promise<string | null> {
  const { data } = await read(
    context,
    (client, signal) => {
      const dates = datesOf(client, category).lt('created_at', before);
      const wanted = from === undefined ? dates : dates.gte('created_at', from);
      return wanted.order('created_at').limit(1).abortSignal(signal);
    },
    isRows,
    options,
  );
  return dayOf(articleDateOf(data[0]));
}

/** The dates of all articles, or of a category's. */
function datesOf(client: TableClient, category: string | undefined) {
  const dates = client.from('Articles').select(articleDateColumn);
  return category === undefined ? dates : dates.eq('category', category);
}
