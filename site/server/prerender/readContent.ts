import type { ArticleSummary, ListedArticle, Page } from '@setu/data';
import { PAGE_SIZE } from '@setu/data';
import type { ServerQueries, WholeArticles } from '@setu/data/server';

/** Nobody waits for a page, and much is asked for at once. */
export const readTimeoutMs = 30_000;

/** Half a megabyte or so of text at a time. */
const articlesPerRead = 250;

/** All articles in the order of their ids; the next ones are on their way while these are worked on. */
export async function* readArticles(
  queries: ServerQueries,
): AsyncGenerator<WholeArticles['articles']> {
  const read = (after: string | null) => {
    const reading = queries.wholeArticles({ after, limit: articlesPerRead });
    // Its failure is for whoever awaits it, which may be later.
    reading.catch(() => {});
    return reading;
  };
  let reading = read(null);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before it ended
    const { articles, last } = await reading;
    if (last === null) return;
    reading = read(last);
    yield articles;
  }
}

/**
 * The related articles of any article, by the site's own query, asked a few times in all: they are the
 * three newest for every article but those three themselves.
 */
export function createRelated(queries: ServerQueries): (id: string) => Promise<ArticleSummary[]> {
  const known = new Map<string, Promise<ArticleSummary[]>>();
  let special: Promise<Set<string>> | undefined;
  const ask = (key: string, id: string) => {
    const found = known.get(key) ?? queries.relatedArticles({ id });
    known.set(key, found);
    return found;
  };
  return async (id) => {
    // The first one asked for, and its three: the newest three of all are among them.
    special ??= ask(id, id).then((three) => new Set([id, ...three.map((item) => item.id)]));
    return (await special).has(id) ? ask(id, id) : ask('any other', id);
  };
}

/** The pages of a category's list, made of rows that have been read already. */
export async function readList(
  queries: ServerQueries,
  category: string,
  articles: ReadonlyMap<string, ListedArticle>,
): Promise<Page<ListedArticle>[]> {
  const ids = await queries.articleIds({ category });
  const pageCount = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => {
    const onPage = ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    const items = onPage.flatMap((id) => (id === null ? [] : (articles.get(id) ?? [])));
    return { items, page: index + 1, total: ids.length, pageCount };
  });
}
