import type { ListedArticle, Page } from '../models.ts';
import { withOptional } from '../optional.ts';
import { isPastTheEnd, pageRange, toPage } from '../paging.ts';
import { idOf, parseListedArticle } from '../parse.ts';
import { type CallOptions, type Context, isNothing, isRows, parseRows, read } from '../request.ts';
import { articleSummaryColumns, listedColumns } from '../rows.ts';

export interface ArticlesOptions extends CallOptions {
  /** As it stands in the table: see `articleCategories`. */
  category: string;
  /** From 1. */
  page: number;
}

/** One page of a category, newest first, without content. Past the end: no items, the right total. */
export async function articles(
  context: Context,
  { category, page, ...options }: ArticlesOptions,
): Promise<Page<ListedArticle>> {
  const [from] = pageRange(page);
  const readPage = page > lastShallowPage ? readDeepPage : readShallowPage;
  try {
    const { data, count } = await readPage(context, { category, page, ...options });
    const items = parseRows(context, 'Articles', data, parseListedArticle);
    return toPage(items, page, count ?? from + data.length);
  } catch (error) {
    if (!isPastTheEnd(error)) throw error;
    const { count } = await read(
      context,
      (client, signal) =>
        client
          .from('Articles')
          .select('id', { count: 'exact', head: true })
          .eq('category', category)
          .abortSignal(signal),
      isNothing,
      options,
    );
    return toPage<ListedArticle>([], page, count ?? 0);
  }
}

/** Beyond this page, skipping the rows before it costs more than a second request. */
const lastShallowPage = 10;

type ReadPage = (
  context: Context,
  options: ArticlesOptions,
) => Promise<{ data: unknown[]; count: number | null }>;

const readShallowPage: ReadPage = (context, { category, page, ...options }) =>
  withListed(context, (columns) =>
    read(
      context,
      (client, signal) =>
        client
          .from('Articles')
          // An exact count reads only this category's part of the index.
          .select(columns, { count: 'exact' })
          .eq('category', category)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(...pageRange(page))
          .abortSignal(signal),
      isRows,
      options,
    ),
  );

/**
 * Reads a page's ids, then their rows: rows that are skipped are read by the database all the same, but
 * ids are skipped in the index alone. So the deepest page costs about as much as its count.
 */
const readDeepPage: ReadPage = async (context, { category, page, ...options }) => {
  const { data: keys, count } = await read(
    context,
    (client, signal) =>
      client
        .from('Articles')
        .select('id', { count: 'exact' })
        .eq('category', category)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(...pageRange(page))
        .abortSignal(signal),
    isRows,
    options,
  );
  const ids = keys.map((key) => idOf(key)).filter((key) => key !== null);
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
      options,
    ),
  );
  return { data, count };
};

/** Asks with the columns that every list shows. */
export function withListed<T>(context: Context, ask: (columns: string) => Promise<T>): Promise<T> {
  return withOptional(context, articleSummaryColumns, listedColumns, ask);
}
