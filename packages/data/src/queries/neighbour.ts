import type { ArticleSummary } from '../models/articles.ts';
import { toArticleSummary, articleSummaryColumns } from '../models/articles.ts';
import { type CallOptions, type Context, isRows, toModels, read } from '../requests/request.ts';

/** The article itself, and which of the two beside it in the list of its category. */
export interface NeighbourOptions
  extends CallOptions, Pick<ArticleSummary, 'id' | 'category' | 'date'> {
  side: 'older' | 'newer';
}

/** So many articles of one moment are ordered by their ids; among more no neighbour may be found. */
const rowsAtMost = 20;

/**
 * What stands beside an article in the list of its category; null at the list's end, and for an article
 * without a category or a date.
 *
 * Several articles may share a moment, and a model's date has milliseconds where the column has
 * microseconds. So the rows begin within the article's own millisecond, and it is looked for among them.
 */
export async function neighbour(
  context: Context,
  { id, category, date, side, ...options }: NeighbourOptions,
): Promise<ArticleSummary | null> {
  if (category === null || date === null) return null;
  const ascending = side === 'newer';
  const { data } = await read(
    context,
    (client, signal) => {
      const list = client.from('Articles').select(articleSummaryColumns).eq('category', category);
      const rest = ascending
        ? list.gte('created_at', date)
        : list.lte('created_at', lastMicrosecondOf(date));
      return rest
        .order('created_at', { ascending })
        .order('id', { ascending })
        .limit(rowsAtMost)
        .abortSignal(signal);
    },
    isRows,
    options,
  );
  const articles = toModels(context, 'Articles', data, toArticleSummary);
  const own = articles.findIndex((article) => article.id === id);
  if (own === -1) return null;
  return articles.slice(own).find((article) => article.id !== id) ?? null;
}

/** Of an instant in milliseconds; a day stays that day. */
const lastMicrosecondOf = (date: string) => date.replace(/Z$/, '999Z');
