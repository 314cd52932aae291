import { DataError } from '../errors.ts';
import type { ListedArticle, Page } from '../models.ts';
import { isPastTheEnd, pageRange, toPage } from '../pages.ts';
import { parseListedArticle } from '../parse.ts';
import {
  type CallOptions,
  type Context,
  errorCode,
  isNothing,
  isRows,
  parseRows,
  read,
} from '../request.ts';
import { type TableClient, articleListColumns, articleSummaryColumns } from '../rows.ts';

export interface ArticlesOptions extends CallOptions {
  /** As it stands in the table: see `articleCategories`. */
  category: string;
  /** From 1. */
  page: number;
}

/** One page of a category, newest first, without content. */
export async function articles(
  context: Context,
  { category, page, ...options }: ArticlesOptions,
): Promise<Page<ListedArticle>> {
  const [from, to] = pageRange(page);
  try {
    const { data, count } = await withSummaries(context, (columns) =>
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
            .range(from, to)
            .abortSignal(signal),
        isRows,
        options,
      ),
    );
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

/** The clients whose table has turned out to have no summaries, for as long as the process lives. */
const withoutSummaries = new WeakSet<TableClient>();

/** Asks with the column `summary`, and where the table has none, without it. */
async function withSummaries<T>(
  { client }: Context,
  ask: (columns: typeof articleListColumns | typeof articleSummaryColumns) => Promise<T>,
): Promise<T> {
  if (withoutSummaries.has(client)) return ask(articleSummaryColumns);
  try {
    return await ask(articleListColumns);
  } catch (error) {
    if (!isUnknownColumn(error)) throw error;
    const answer = await ask(articleSummaryColumns);
    withoutSummaries.add(client);
    return answer;
  }
}

/** PostgreSQL's undefined_column. */
function isUnknownColumn(error: unknown): boolean {
  return error instanceof DataError && errorCode({ error: error.cause }) === '42703';
}
