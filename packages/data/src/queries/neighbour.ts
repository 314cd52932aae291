import type { ArticleSummary } from '../models/articles.ts';
import { toArticleSummary, articleSummaryColumns } from '../models/articles.ts';
import {
  type BesideArticleOptions,
  type Context,
  readRows,
  toModels,
} from '../requests/request.ts';
import { articleRows } from './articles.ts';

interface NeighbourOptions
  extends BesideArticleOptions, Pick<ArticleSummary, 'id' | 'category' | 'date'> {
  side: 'older' | 'newer';
}

/** The neighbour may not be found if more articles than this share one timestamp. */
const rowsAtMost = 20;

/**
 * The article before or after one in the list of its category; null at the end, or without a category or a date.
 * Several may share a timestamp, and a model's date lacks its microseconds: so the rows begin within the article's own
 * millisecond.
 */
export async function neighbour(
  context: Context,
  { id, category, date, side, ...options }: NeighbourOptions,
): Promise<ArticleSummary | null> {
  if (category === null || date === null) return null;
  const ascending = side === 'newer';
  const { data } = await readRows(context, options, (client) => {
    const list = articleRows(client, articleSummaryColumns, { category });
    const rest = ascending
      ? list.gte('created_at', date)
      : list.lte('created_at', lastMicrosecondOf(date));
    return rest.order('created_at', { ascending }).order('id', { ascending }).limit(rowsAtMost);
  });
  const articles = toModels(context, 'Articles', data, toArticleSummary);
  const own = articles.findIndex((article) => article.id === id);
  if (own === -1) return null;
  return articles.slice(own).find((article) => article.id !== id) ?? null;
}

/** The last microsecond of an instant in milliseconds; a day is unchanged. */
const lastMicrosecondOf = (date: string) => date.replace('Z', '999Z');
