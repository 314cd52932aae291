import { idOf, lastIdOf, slugOf } from '../parse.ts';
import { readAll } from '../readAll.ts';
import {
  type CallOptions,
  type Context,
  isRows,
  parseRows,
  read,
  rowsPerRead,
} from '../request.ts';
import { withSummaries } from './articleList.ts';
import { isTooLong, parseWholeArticle } from './newestArticles.ts';
import type { WholeArticle } from './newestArticles.ts';

export interface WholeArticlesOptions extends CallOptions {
  /** Id of the last article read before; null: from the first on. */
  after: string | null;
  /** How many to read at most. */
  limit: number;
}

export interface WholeArticles {
  articles: WholeArticle[];
  /** What to read after; null at the end. */
  last: string | null;
}

/** Articles with their content, by id: as many of `limit` as one answer can hold. */
export async function wholeArticles(
  context: Context,
  options: WholeArticlesOptions,
): Promise<WholeArticles> {
  try {
    return await readWhole(context, options);
  } catch (error) {
    if (!isTooLong(error) || options.limit === 1) throw error;
    return wholeArticles(context, { ...options, limit: Math.ceil(options.limit / 2) });
  }
}

async function readWhole(
  context: Context,
  { after, limit, ...options }: WholeArticlesOptions,
): Promise<WholeArticles> {
  const { data } = await withSummaries(context, (columns) =>
    read(
      context,
      (client, signal) => {
        const query = client.from('Articles').select(`${columns},content`);
        const rest = after === null ? query : query.gt('id', after);
        return rest.order('id').limit(limit).abortSignal(signal);
      },
      isRows,
      options,
    ),
  );
  const articles = parseRows(context, 'Articles', data, parseWholeArticle);
  return { articles, last: lastIdOf(data) };
}

/** The ids of a category's articles in the order of its list, null for a row without a readable one. */
export async function articleIds(
  context: Context,
  { category, ...options }: CallOptions & { category: string },
): Promise<(string | null)[]> {
  const ids: (string | null)[] = [];
  for (;;) {
    const from = ids.length;
    const { data } = await read(
      context,
      (client, signal) =>
        client
          .from('Articles')
          .select('id')
          .eq('category', category)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(from, from + rowsPerRead - 1)
          .abortSignal(signal),
      isRows,
      options,
    );
    if (data.length === 0) return ids;
    ids.push(...data.map(idOf));
  }
}

/** The slugs of all courses that have a page; a slug that two courses share is there twice. */
export async function courseSlugs(context: Context, options: CallOptions): Promise<string[]> {
  const rows = await readAll(context, {
    table: 'Course Details',
    columns: 'id,slug',
    key: 'id',
    ...options,
  });
  return rows.flatMap((row) => slugOf(row) ?? []);
}
