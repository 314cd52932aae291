import type { ListedArticle, Topic } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { ifSupported } from '../requests/optional.ts';
import { descending, pageRange, toPage } from '../requests/paging.ts';
import { readUntil } from '../requests/readAll.ts';
import { toListedArticle, toTopic, topicColumns } from '../models/articles.ts';
import { type CallOptions, type Context, rowsPerRead, toModels } from '../requests/request.ts';
import { readPage } from './articles.ts';

/** Among how many one is sought: far more than an institute has. */
const mostRead = 20 * rowsPerRead;

/** The 1,000 most frequent topics, or null where the project has none; one that `isSought` is found beyond them too. */
export function topics(
  context: Context,
  { isSought, ...options }: CallOptions & { isSought?: (found: Topic) => boolean },
): Promise<Topic[] | null> {
  return ifSupported(context, 'Article Topics', async () => {
    let found: Topic[] = [];
    const isEnough = (rows: readonly unknown[]) => {
      found = mergeTopics(toModels(context, 'Article Topics', rows, toTopic));
      return !isSought || rows.length >= mostRead || found.some(isSought);
    };
    await readUntil(context, options, isEnough, (client, from) =>
      client
        .from('Article Topics')
        .select(topicColumns)
        .order('articles', descending)
        .order('topic')
        .range(from, from + rowsPerRead - 1),
    );
    return found;
  });
}

/** Each topic once, most frequent first: articles in each language are counted in separate rows. */
export function mergeTopics(rows: readonly Topic[]): Topic[] {
  const sums = new Map<string, Topic>();
  for (const row of rows) {
    sums.set(row.topic, { ...row, count: (sums.get(row.topic)?.count ?? 0) + row.count });
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count);
}

interface ArticlesByTopicOptions extends CallOptions {
  topic: string;
  /** From 1. */
  page: number;
  /** How many articles `topics` counts: to count the articles themselves would read all of them. */
  total: number;
}

/** One page of the articles of a topic, newest first, without content. No items but the total past the end. */
export async function articlesByTopic(
  context: Context,
  { topic, page, total, ...options }: ArticlesByTopicOptions,
): Promise<Page<ListedArticle>> {
  if (pageRange(page)[0] >= total) return toPage<ListedArticle>([], page, total);
  const { data } = await readPage(context, { topic, page, counted: false, ...options });
  return toPage(toModels(context, 'Articles', data, toListedArticle), page, total);
}
