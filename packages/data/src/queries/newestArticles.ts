import { DataError } from '../requests/errors.ts';
import type { InLanguage } from '../models/language.ts';
import type { Article, ListedArticle } from '../models/articles.ts';
import { toArticle, toListedArticle } from '../models/articles.ts';
import { errorText, readRows, toModels } from '../requests/request.ts';
import type { CallOptions, Context } from '../requests/request.ts';
import { tooLong } from '../requests/boundedFetch.ts';
import { type WhichArticles, articleRows, newestFirst, withWhole } from './articles.ts';

/** An article in the forms that its own page and a list show. */
export interface WholeArticle extends InLanguage {
  article: Article;
  listed: ListedArticle;
}

export interface NewestArticlesOptions extends CallOptions, WhichArticles {
  limit: number;
}

/** The newest articles with their content, newest first; an article too long for an answer is left out. */
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
  try {
    const { data } = await withWhole(context, (columns) =>
      readRows(context, options, (client) =>
        newestFirst(articleRows(client, columns, options)).range(from, to - 1),
      ),
    );
    return toModels(context, 'Articles', data, parseWholeArticle);
  } catch (error) {
    if (!isTooLong(error)) throw error;
    if (to - from === 1) {
      context.log('An article too long to be read was left out.', { table: 'Articles' });
      return [];
    }
    const middle = Math.ceil((from + to) / 2);
    return [
      ...(await readNewest(context, { ...options, from, to: middle })),
      ...(await readNewest(context, { ...options, from: middle, to })),
    ];
  }
}

export function isTooLong(error: unknown): boolean {
  return error instanceof DataError && errorText(error.cause, 'code') === tooLong;
}

/** A row of `Articles` in both forms; `undefined` if it cannot be shown. */
export function parseWholeArticle(row: unknown): WholeArticle | undefined {
  const [article, listed] = [toArticle(row), toListedArticle(row)];
  return article && listed && { article, listed };
}
