import { tooLong } from '../server/boundedFetch.ts';
import { DataError } from '../errors.ts';
import type { Article, ListedArticle } from '../models.ts';
import { contentOf, idOf, lastIdOf, parseListedArticle, slugOf } from '../parse.ts';
import { readAll } from '../readAll.ts';
import {
  type CallOptions,
  type Context,
  errorText,
  isRows,
  parseRows,
  read,
  rowsPerRead,
} from '../request.ts';
import { withListed } from './articleList.ts';

/** An article as its own page and as a list show it. */
export interface WholeArticle {
  article: Article;
  listed: ListedArticle;
}

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
  const { data } = await withListed(context, (columns) =>
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

export interface NewestArticlesOptions extends CallOptions {
  /** As it stands in the table; absent: of all categories. */
  category?: string | undefined;
  /** How many to read at most. */
  limit: number;
}

/** The newest articles with their content, the newest first; one that no answer can hold is left out. */
export function newestArticles(
  context: Context,
  { limit, ...options }: NewestArticlesOptions,
): Promise<WholeArticle[]> {
  return readNewest(context, { ...options, from: 0, to: limit });
}

async function readNewest(
  context: Context,
  { from, to, ...options }: Omit<NewestArticlesOptions, 'limit'> & { from: number; to: number },
): Promise<WholeArticle[]> {
  const { category, signal } = options;
  try {
    const { data } = await withListed(context, (columns) =>
      read(
        context,
        (client, signal) => {
          const query = client.from('Articles').select(`${columns},content`);
          const wanted = category === undefined ? query : query.eq('category', category);
          return wanted
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .range(from, to - 1)
            .abortSignal(signal);
        },
        isRows,
        { signal },
      ),
    );
    return parseRows(context, 'Articles', data, parseWholeArticle);
  } catch (error) {
    if (!isTooLong(error)) throw error;
    if (to - from === 1) {
      context.log('An article that is too long to be read was left out.', { table: 'Articles' });
      return [];
    }
    const middle = Math.ceil((from + to) / 2);
    return [
      ...(await readNewest(context, { ...options, from, to: middle })),
      ...(await readNewest(context, { ...options, from: middle, to })),
    ];
  }
}

function isTooLong(error: unknown): boolean {
  return error instanceof DataError && errorText(error.cause, 'code') === tooLong;
}

function parseWholeArticle(row: unknown): WholeArticle | undefined {
  const listed = parseListedArticle(row);
  if (!listed) return undefined;
  const { summary: _, ...rest } = listed;
  return { article: { ...rest, content: contentOf(row) }, listed };
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
