import { isMonth } from '../values/days.ts';
import { searchLimits, toSearchHit } from '../models/search.ts';
import type { SearchAnswer, SearchFilters, SearchHit } from '../models/search.ts';
import { toArgument } from '../requests/filters.ts';
import { ifSupported } from '../requests/optional.ts';
import { PAGE_SIZE, pageRange, toPage } from '../requests/paging.ts';
import { text } from '../values/values.ts';
import { type CallOptions, type Context, readRow, toModels } from '../requests/request.ts';
import { titleMatches } from './titleMatches.ts';

export interface SearchOptions extends CallOptions, SearchFilters {
  /** On one line; the database uses the first 100 characters. */
  query: string;
  /** From 1. */
  page: number;
  /** Whether the last word may be a prefix. Default: no. */
  typing?: boolean | undefined;
}

/** A search takes milliseconds; a longer one is worth neither the wait nor the backend's work. */
const longestMs = 5_000;

/**
 * One page of the newest 200 items that contain all words, best first; without the `search` function, of those with all
 * words in the title, newest first. A query without a word, or with an invalid month, finds nothing and sends no request.
 */
export async function search(
  context: Context,
  { query, page, signal, ...filters }: SearchOptions,
): Promise<SearchAnswer> {
  if (!/[\p{L}\p{N}]/u.test(query) || !isMonth(filters.month ?? '2000-01')) {
    return toAnswer([], { page, total: 0 });
  }
  const found = await ifSupported(context, 'search', async () => {
    const quick = { ...context, timeoutMs: Math.min(context.timeoutMs, longestMs) };
    const args = {
      query: toArgument(query),
      ...filters,
      category: toArgument(filters.category),
      topic: toArgument(filters.topic),
      page: Math.min(page, lastPage + 1),
    };
    const { items, total, more, suggestion } = await readRow(quick, { signal }, (client) =>
      client.rpc('search', args, { get: true }),
    );
    const hits = toModels(context, 'Articles', Array.isArray(items) ? items : [], toSearchHit);
    const answer = toAnswer(hits, { page, total: Number.isInteger(total) ? Number(total) : 0 });
    return { ...answer, more: more === true, suggestion: text(suggestion) };
  });
  if (found) return found;
  const hits = await titleMatches(context, query, filters, { signal });
  const [from, to] = pageRange(page);
  const items = hits.slice(from, Math.min(to + 1, searchLimits.ranked));
  return { ...toAnswer(items, { page, total: hits.length }), titlesOnly: true };
}

/** Nothing is ranked beyond this page. */
const lastPage = searchLimits.ranked / PAGE_SIZE;

function toAnswer(
  items: SearchHit[],
  { page, total }: { page: number; total: number },
): SearchAnswer {
  const found = Math.min(Math.max(total, 0), searchLimits.ranked);
  return {
    ...toPage(items, page, found),
    total: found,
    more: total > searchLimits.ranked,
    titlesOnly: false,
    suggestion: null,
  };
}
