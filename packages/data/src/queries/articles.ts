import { justBefore, spanOf } from '../values/days.ts';
import type { ListedArticle } from '../models/articles.ts';
import type { TableClient } from '../models/database.ts';
import type { Page } from '../models/page.ts';
import { arrayOf } from '../requests/filters.ts';
import { withOptional } from '../requests/optional.ts';
import {
  descending,
  descendingNullsLast,
  isPastTheEnd,
  pageRange,
  toPage,
  totalOf,
} from '../requests/paging.ts';
import {
  toListedArticle,
  articleColumns,
  articleSummaryColumns,
  listedColumns,
} from '../models/articles.ts';
import { idOf } from '../values/values.ts';
import { readCount, readRows, toModels } from '../requests/request.ts';
import type { CallOptions, Context, Rows } from '../requests/request.ts';

export interface ArticlesOptions extends CallOptions {
  category: string;
  /** From 1. */
  page: number;
  /** A month or a day, `2026-11` or `2026-11-20`; absent: any date. */
  period?: string | undefined;
}

/** One page of a category in `period`, newest first, without content. Past the end: no items, but the correct total. */
export async function articles(
  context: Context,
  { page, ...which }: ArticlesOptions,
): Promise<Page<ListedArticle>> {
  try {
    // An exact count reads only this category's part of the index.
    const { data, count } = await readPage(context, { ...which, page, counted: true });
    const items = toModels(context, 'Articles', data, toListedArticle);
    return toPage(items, page, totalOf(count, page, data.length));
  } catch (error) {
    if (!isPastTheEnd(error)) throw error;
    const total = await readCount(context, which, (client) =>
      articleRows(client, 'id', which, { count: 'exact', head: true }),
    );
    return toPage<ListedArticle>([], page, total);
  }
}

export interface WhichArticles {
  category?: string | undefined;
  topic?: string | undefined;
  /** Only articles dated before this instant. */
  before?: string | undefined;
  period?: string | undefined;
}

export function articleRows(
  client: TableClient,
  columns: string,
  { category, topic, before, period }: WhichArticles = {},
  counting: { count?: 'exact'; head?: boolean } = {},
) {
  let rows = client.from('Articles').select(columns, counting);
  if (category !== undefined) rows = rows.eq('category', category);
  if (topic !== undefined) rows = rows.filter('topics', 'cs', arrayOf(topic));
  if (before !== undefined) rows = rows.lte('created_at', justBefore(before));
  if (period !== undefined) {
    const [from, to] = spanOf(period);
    rows = rows.gt('created_at', justBefore(from)).lte('created_at', justBefore(to));
  }
  return rows;
}

/** Undated ones come last where the project lacks our columns; where it has them, no article is undated. */
export const newestFirst = (
  context: Context,
  rows: ReturnType<typeof articleRows>,
): ReturnType<typeof articleRows> =>
  rows
    // Said only there: our indexes are in the other order.
    .order('created_at', context.lacks.has('topics') ? descendingNullsLast : descending)
    .order('id', descending);

interface PageOptions extends CallOptions, WhichArticles {
  page: number;
  counted: boolean;
}

/** Beyond this page, skipping the rows before it costs more than a second request. */
const lastShallowPage = 10;

export function readPage(context: Context, options: PageOptions): Promise<Rows> {
  return options.page > lastShallowPage
    ? readDeepPage(context, options)
    : withListed(context, (columns) => readColumns(context, columns, options));
}

function readColumns(
  context: Context,
  columns: string,
  { page, counted, ...which }: PageOptions,
): Promise<Rows> {
  return readRows(context, which, (client) =>
    newestFirst(
      context,
      articleRows(client, columns, which, counted ? { count: 'exact' } : {}),
    ).range(...pageRange(page)),
  );
}

/** Reads a page's ids, then their rows: the database skips ids in the index alone, but rows only by reading them. */
async function readDeepPage(context: Context, options: PageOptions): Promise<Rows> {
  const { data: keys, count } = await readColumns(context, 'id', options);
  const ids = keys.flatMap((key) => idOf(key) ?? []);
  if (ids.length === 0) return { data: [], count };
  const { data } = await withListed(context, (columns) =>
    readRows(context, options, (client) =>
      newestFirst(context, articleRows(client, columns).in('id', ids)),
    ),
  );
  return { data, count };
}

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
