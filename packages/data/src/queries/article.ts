import { DataError } from '../requests/errors.ts';
import type { Article, ArticleSummary, Translatable, Translated } from '../models/articles.ts';
import { withOptional } from '../requests/optional.ts';
import { relatedLimit } from '../requests/paging.ts';
import {
  toArticle,
  toArticleSummary,
  articleColumns,
  articleSummaryColumns,
} from '../models/articles.ts';
import { key } from '../values/values.ts';
import { errorText, readRow, readRows, toModels } from '../requests/request.ts';
import type { BesideArticleOptions, CallOptions, Context } from '../requests/request.ts';
import { articleRows, newestFirst } from './articles.ts';

/** One article. Every failure is 'Article not found.' (docs/spec.md); only the kind `not-found` means that. */
export async function article(
  context: Context,
  { id, ...options }: CallOptions & { id: string },
): Promise<Article> {
  return askById(id, 'Article not found.', async () => {
    const row = await withOptional(
      context,
      articleColumns,
      ['topics', 'updated_at', ...(context.siteLanguage?.columns ?? [])],
      (columns) => readArticle(context, columns, { id, ...options }),
    );
    const articles = toModels(context, 'Articles', [row], toArticle);
    const [found] = await translated(context, [row], articles, options);
    if (!found) throw new DataError('not-found', '');
    return found;
  });
}

/** The row of an article; if there is none, the answer has status 406. */
export const readArticle = (
  context: Context,
  columns: string,
  { id, ...options }: CallOptions & { id: string },
): Promise<Record<string, unknown>> =>
  readRow(context, options, (client) =>
    articleRows(client, columns)
      .eq('id', id)
      // The header of `single`, whose type lacks `abortSignal`.
      .setHeader('Accept', 'application/vnd.pgrst.object+json'),
  );

/** Up to three other articles, newest first. Every failure is 'Error fetching related articles.' (docs/spec.md). */
export async function relatedArticles(
  context: Context,
  { id, ...options }: BesideArticleOptions & { id: string },
): Promise<ArticleSummary[]> {
  return askById(id, 'Error fetching related articles.', async () => {
    const { data } = await readRows(context, options, (client) =>
      newestFirst(context, articleRows(client, articleSummaryColumns).neq('id', id)).limit(
        relatedLimit,
      ),
    );
    return toModels(context, 'Articles', data, toArticleSummary);
  });
}

export async function translated<T extends Translatable>(
  context: Context,
  rows: readonly unknown[],
  articles: T[],
  options: CallOptions,
): Promise<(T & Translated)[]> {
  return context.siteLanguage?.translated(context, rows, articles, options) ?? articles;
}

/** Runs a query for an article's id, unless no article can have this id. Every failure gets the same message. */
export async function askById<T>(id: string, message: string, ask: () => Promise<T>): Promise<T> {
  if (key(id) === null) throw new DataError('not-found', message);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const kind = isNoSuchId(error) ? 'not-found' : error.kind;
    throw new DataError(kind, message, { status: error.status, cause: error });
  }
}

/** No row (406), or an id that does not fit the column's type: not a number, not a UUID, too large, too long. */
function isNoSuchId(error: DataError): boolean {
  const code = errorText(error.cause, 'code');
  return error.status === 406 || code === '22P02' || code === '22003' || code === '22001';
}

/** The result of a call that names a row by its id; null if the text cannot be an id of the table's type. */
export async function nullIfNoSuchId<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DataError && isNoSuchId(error)) return null;
    throw error;
  }
}
