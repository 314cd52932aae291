import type { ArticleSummary } from '../models/articles.ts';
import type { TableClient } from '../models/database.ts';
import { toArticleSummary, articleSummaryColumns } from '../models/articles.ts';
import { lastIdOf, slugOf } from '../values/values.ts';
import { readAll, readUntil } from '../requests/readAll.ts';
import { readRows, rowsPerRead, toModels } from '../requests/request.ts';
import type { CallOptions, Context } from '../requests/request.ts';
import { translated } from './article.ts';
import { articleRows, newestFirst, withWhole } from './articles.ts';
import { type WholeArticle, isTooLong, toWholeArticle } from './newestArticles.ts';

interface WholeArticlesOptions extends CallOptions {
  /** Id of the last article already read; null: start at the first. */
  after: string | null;
  limit: number;
}

export interface WholeArticles {
  articles: WholeArticle[];
  /** The `after` of the next call; null at the end. */
  last: string | null;
}

/** Articles with their content in id order, as many as fit into one answer; one that is too long is left out. */
export async function wholeArticles(
  context: Context,
  options: WholeArticlesOptions,
): Promise<WholeArticles> {
  try {
    return await readWhole(context, options);
  } catch (error) {
    if (!isTooLong(error)) throw error;
    if (options.limit > 1) {
      return wholeArticles(context, { ...options, limit: Math.ceil(options.limit / 2) });
    }
    const { data } = await readRows(context, options, (client) => rowsAfter(client, 'id', options));
    const last = lastIdOf(data);
    context.log('An article too long to be read was left out.', { table: 'Articles', id: last });
    return { articles: [], last };
  }
}

function rowsAfter(
  client: TableClient,
  columns: string,
  { after, limit }: Pick<WholeArticlesOptions, 'after' | 'limit'>,
) {
  const all = articleRows(client, columns);
  return (after === null ? all : all.gt('id', after)).order('id').limit(limit);
}

async function readWhole(context: Context, options: WholeArticlesOptions): Promise<WholeArticles> {
  const { data } = await withWhole(context, (columns) =>
    readRows(context, options, (client) => rowsAfter(client, columns, options)),
  );
  const found = toModels(context, 'Articles', data, toWholeArticle);
  const articles = found.map(({ article }) => article);
  const all = await translated(context, data, articles, options);
  return {
    articles: found.map((one, index) => ({ ...one, article: all[index] ?? one.article })),
    last: lastIdOf(data),
  };
}

/** All articles, or those of a category, in list order and without content; null for a row that cannot be shown. */
export async function wholeList(
  context: Context,
  { category, ...options }: CallOptions & { category?: string },
): Promise<(ArticleSummary | null)[]> {
  const toTheEnd = () => false;
  const rows = await readUntil(context, options, toTheEnd, (client, from) =>
    newestFirst(context, articleRows(client, articleSummaryColumns, { category })).range(
      from,
      from + rowsPerRead - 1,
    ),
  );
  return rows.map((row) => toArticleSummary(row) ?? null);
}

/** The slugs of all courses that have a page; a slug that two courses share appears twice. */
export async function courseSlugs(context: Context, options: CallOptions): Promise<string[]> {
  const rows = await readAll(context, {
    table: 'Course Details',
    columns: 'id,slug',
    key: 'id',
    ...options,
  });
  return rows.flatMap((row) => slugOf(row) ?? []);
}
