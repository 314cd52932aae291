import { justBefore, spanOf } from '../values/days.ts';
import type { ListedArticle } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { withOptional } from '../requests/optional.ts';
import { isPastTheEnd, pageRange, toPage, totalOf } from '../requests/paging.ts';
import {
  toListedArticle,
  articleColumns,
  articleSummaryColumns,
  listedColumns,
} from '../models/articles.ts';
import { idOf } from '../values/values.ts';
import {
  type CallOptions,
  type Context,
  isNothing,
  isRows,
  toModels,
  read,
} from '../requests/request.ts';

export interface ArticlesOptions extends CallOptions {
  /** The category as stored in the table. */
  category: string;
  /** From 1. */
  page: number;
  /** A month or a day, `2026-11` or `2026-11-20`; absent: any date. */
  period?: string | undefined;
}

/** One page of a category in `period`, newest first, without content. Past the end: no items, but the correct total. */
export async function articles(
  context: Context,
  { category, page, period, ...options }: ArticlesOptions,
): Promise<Page<ListedArticle>> {
  const where: Condition = ['category', 'eq', category];
  try {
    // An exact count reads only this category's part of the index.
    const { data, count } = await readPage(context, {
      where,
      page,
      period,
      counted: true,
      ...options,
    });
    const items = toModels(context, 'Articles', data, toListedArticle);
    return toPage(items, page, totalOf(count, page, data.length));
  } catch (error) {
    if (!isPastTheEnd(error)) throw error;
    const { count } = await read(
      context,
      (client, signal) =>
        during(
          period,
          client
            .from('Articles')
            .select('id', { count: 'exact', head: true })
            .eq('category', category),
        ).abortSignal(signal),
      isNothing,
      options,
    );
    return toPage<ListedArticle>([], page, count ?? 0);
  }
}

/** A condition on a column of the listed articles. */
type Condition = [column: string, operator: string, value: string];

interface PageOptions extends CallOptions {
  where: Condition;
  page: number;
  /** See `ArticlesOptions`. */
  period?: string | undefined;
  /** Whether to count all matching articles exactly. */
  counted: boolean;
}

interface PageRows {
  data: unknown[];
  count: number | null;
}

/** Beyond this page, skipping the rows before it costs more than a second request. */
const lastShallowPage = 10;

/** The rows of one page of articles, newest first. */
export function readPage(context: Context, options: PageOptions): Promise<PageRows> {
  return options.page > lastShallowPage
    ? readDeepPage(context, options)
    : withListed(context, (columns) => readColumns(context, columns, options));
}

function readColumns(
  context: Context,
  columns: string,
  { where, page, period, counted, ...options }: PageOptions,
): Promise<PageRows> {
  return read(
    context,
    (client, signal) =>
      during(
        period,
        client
          .from('Articles')
          .select(columns, counted ? { count: 'exact' } : {})
          .filter(...where),
      )
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(...pageRange(page))
        .abortSignal(signal),
    isRows,
    options,
  );
}

/**
 * Reads a page's ids, then their rows: the database reads even the rows that it skips, but skips ids in the
 * index alone. So the deepest page costs about as much as its count.
 */
async function readDeepPage(context: Context, options: PageOptions): Promise<PageRows> {
  const { data: keys, count } = await readColumns(context, 'id', options);
  const ids = keys.flatMap((key) => idOf(key) ?? []);
  if (ids.length === 0) return { data: [], count };
  const { data } = await withListed(context, (columns) =>
    read(
      context,
      (client, signal) =>
        client
          .from('Articles')
          .select(columns)
          .in('id', ids)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .abortSignal(signal),
      isRows,
      { signal: options.signal },
    ),
  );
  return { data, count };
}

/** The filters of a query builder that `during` uses. */
interface Dated {
  gt(column: 'created_at', value: string): this;
  lte(column: 'created_at', value: string): this;
}

/** Limits a query to the articles of a month or a day; without a period returns it unchanged. */
export function during<Query extends Dated>(period: string | undefined, query: Query): Query {
  if (period === undefined) return query;
  const [from, to] = spanOf(period);
  return query.gt('created_at', justBefore(from)).lte('created_at', justBefore(to));
}

/** Queries with the columns that every list shows. */
function withListed<T>(context: Context, ask: (columns: string) => Promise<T>): Promise<T> {
  return withOptional(context, articleSummaryColumns, listedColumns, ask);
}

/** Queries with all columns that either a list or an article's own page shows. */
export function withWhole<T>(context: Context, ask: (columns: string) => Promise<T>): Promise<T> {
  const optional = [
    ...listedColumns,
    'updated_at',
    ...(context.siteLanguage?.columns ?? []),
  ] as const;
  return withOptional(context, articleColumns, optional, ask);
}
