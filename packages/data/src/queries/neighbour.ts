import type { ArticleSummary } from '../models.ts';
import { parseArticleSummary } from '../parse.ts';
import { type CallOptions, type Context, isRows, parseRows, read } from '../request.ts';
import { articleSummaryColumns } from '../rows.ts';

/** The article itself, and which of the two beside it in the list of its category. */
export interface NeighbourOptions
  extends CallOptions, Pick<ArticleSummary, 'id' | 'category' | 'date'> {
  side: 'older' | 'newer';
}

/**
 * So many rows are read, and mostly the first few hold both the article and its neighbour. So many articles
 * of one moment are told apart by their ids; among more no neighbour may be found.
 */
const rowsPerTry = [3, 20];

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
  for (const limit of rowsPerTry) {
    const rows = await readRows(context, { category, date, side, limit, ...options });
    const articles = parseRows(context, 'Articles', rows, parseArticleSummary);
    const own = articles.findIndex((article) => article.id === id);
    const rest = own === -1 ? [] : articles.slice(own);
    const found = rest.find((article) => article.id !== id);
    if (found) return found;
    if (rows.length < limit) return null;
  }
  return null;
}

interface RowsOptions extends CallOptions {
  category: string;
  date: string;
  side: NeighbourOptions['side'];
  limit: number;
}

/** The first rows of the list from the article's own moment on. */
async function readRows(
  context: Context,
  { category, date, side, limit, ...options }: RowsOptions,
): Promise<unknown[]> {
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
        .limit(limit)
        .abortSignal(signal);
    },
    isRows,
    options,
  );
  return data;
}

/** Of an instant in milliseconds; a day stays that day. */
const lastMicrosecondOf = (date: string) => date.replace(/Z$/, '999Z');
