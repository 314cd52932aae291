import { type ArticleLink, toArticleLink, articleLinkColumns } from '../models/articles.ts';
import { translated } from './article.ts';
import { readAll } from '../requests/readAll.ts';
import { withOptional } from '../requests/optional.ts';
import { idOf, lastIdOf } from '../values/values.ts';
import { readRows, rowsPerRead, toModels } from '../requests/request.ts';
import type { CallOptions, Context } from '../requests/request.ts';

export async function articleCount(context: Context, options: CallOptions): Promise<number> {
  // With a body: a HEAD response would not say which column is missing.
  const { count } = await readRows(context, options, (client) =>
    client.from('Articles').select('id', { count: 'exact' }).limit(1),
  );
  if (count !== null) return count;
  return (await readAll(context, { table: 'Articles', columns: 'id', key: 'id', ...options }))
    .length;
}

/** Links to at most `limit` articles after the first `from` in id order, read 1,000 at a time; empty past the end. */
export async function articleLinks(
  context: Context,
  { from, limit, ...options }: CallOptions & { from: number; limit: number },
): Promise<ArticleLink[]> {
  const links: ArticleLink[] = [];
  // Only ids are selected, so that the database skips rows in the index alone.
  const { data: first } = await readRows(context, options, (client) =>
    client.from('Articles').select('id').order('id').range(from, from),
  );
  let next = idOf(first[0]);
  let operator: 'gte' | 'gt' = 'gte';
  while (next !== null && links.length < limit) {
    const start = next;
    const compare = operator;
    const optional = ['updated_at', ...(context.siteLanguage?.columns ?? [])] as const;
    const rows = Math.min(rowsPerRead, limit - links.length);
    const { data } = await withOptional(context, articleLinkColumns, optional, (columns) =>
      readRows(context, options, (client) =>
        client
          .from('Articles')
          .select(columns)
          .filter('id', compare, start)
          .order('id')
          .limit(rows),
      ),
    );
    const found = toModels(context, 'Articles', data, toArticleLink);
    links.push(...(await translated(context, data, found, options)));
    next = lastIdOf(data);
    operator = 'gt';
  }
  return links;
}
