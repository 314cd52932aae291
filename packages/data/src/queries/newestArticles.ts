import { DataError } from '../requests/errors.ts';
import type { InLanguage } from '../models/language.ts';
import type { Article, ListedArticle } from '../models/articles.ts';
import { toArticle, toListedArticle } from '../models/articles.ts';
import { errorText, readRows, toModels } from '../requests/request.ts';
import type { CallOptions, Context } from '../requests/request.ts';
import { tooLong } from '../requests/boundedFetch.ts';
import { type WhichArticles, articleRows, newestFirst, withWhole } from './articles.ts';

export interface WholeArticle extends InLanguage {
  article: Article;
  listed: ListedArticle;
}

interface NewestArticlesOptions extends CallOptions, WhichArticles {
  /** How many newer ones are left out. Default: none. */
  from?: number;
  limit: number;
}

export async function readNewest(
  context: Context,
  { from = 0, limit, ...options }: NewestArticlesOptions,
): Promise<WholeArticle[]> {
  const { data } = await withWhole(context, (columns) =>
    readRows(context, options, (client) =>
      newestFirst(context, articleRows(client, columns, options)).range(from, from + limit - 1),
    ),
  );
  return toModels(context, 'Articles', data, toWholeArticle);
}

/** `readNewest` on a server, which bounds an answer: an article too long for one is left out. */
export async function newestArticles(
  context: Context,
  { from = 0, limit, ...options }: NewestArticlesOptions,
): Promise<WholeArticle[]> {
  try {
    return await readNewest(context, { ...options, from, limit });
  } catch (error) {
    if (!isTooLong(error)) throw error;
    if (limit === 1) {
      context.log('An article too long to be read was left out.', { table: 'Articles' });
      return [];
    }
    const half = Math.ceil(limit / 2);
    return [
      ...(await newestArticles(context, { ...options, from, limit: half })),
      ...(await newestArticles(context, { ...options, from: from + half, limit: limit - half })),
    ];
  }
}

export function isTooLong(error: unknown): boolean {
  return error instanceof DataError && errorText(error.cause, 'code') === tooLong;
}

export function toWholeArticle(row: unknown): WholeArticle | undefined {
  const [article, listed] = [toArticle(row), toListedArticle(row)];
  return article && listed && { article, listed };
}
