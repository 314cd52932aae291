import { DataError } from '../errors.ts';
import type { Article, ArticleSummary } from '../models.ts';
import { relatedLimit } from '../paging.ts';
import { parseArticle, parseArticleSummary } from '../parse.ts';
import {
  type CallOptions,
  type Context,
  errorText,
  isRow,
  isRows,
  parseRows,
  read,
} from '../request.ts';
import { articleColumns, articleSummaryColumns } from '../rows.ts';

const notFound = () => new DataError('not-found', 'Article not found.');

/** Whether any table could hold this id: a bigint, or a UUID as some hosted projects use. */
function isId(id: string): boolean {
  if (/^\d{1,19}$/.test(id)) return BigInt(id) < 2n ** 63n;
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

/**
 * One article. Every failure says 'Article not found.', as docs/spec.md has it; only kind `not-found`
 * means that there is none. An id that no table could hold is not asked for.
 */
export async function article(
  context: Context,
  { id, ...options }: CallOptions & { id: string },
): Promise<Article> {
  if (!isId(id)) throw notFound();
  try {
    const { data } = await read(
      context,
      (client, signal) =>
        client.from('Articles').select(articleColumns).eq('id', id).abortSignal(signal).single(),
      isRow,
      options,
    );
    const [found] = parseRows(context, 'Articles', [data], parseArticle);
    if (!found) throw notFound();
    return found;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    if (isNoSuchId(error)) throw notFound();
    throw new DataError(error.kind, 'Article not found.', { status: error.status, cause: error });
  }
}

/** No row (406), or an id that does not fit the column's type (22P02, 22003). */
function isNoSuchId(error: DataError): boolean {
  const code = errorText(error.cause, 'code');
  return error.status === 406 || code === '22P02' || code === '22003';
}

/**
 * Up to three other articles, newest first, without content. Every failure says 'Error fetching
 * related articles.', as docs/spec.md has it.
 */
export async function relatedArticles(
  context: Context,
  { id, ...options }: CallOptions & { id: string },
): Promise<ArticleSummary[]> {
  const message = 'Error fetching related articles.';
  if (!isId(id)) throw new DataError('not-found', message);
  try {
    const { data } = await read(
      context,
      (client, signal) =>
        client
          .from('Articles')
          .select(articleSummaryColumns)
          .neq('id', id)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(relatedLimit)
          .abortSignal(signal),
      isRows,
      options,
    );
    return parseRows(context, 'Articles', data, parseArticleSummary);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new DataError(error.kind, message, { status: error.status, cause: error });
  }
}
