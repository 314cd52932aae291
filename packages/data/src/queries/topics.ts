import type { ListedArticle, Topic } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { ifSupported } from '../requests/optional.ts';
import { pageRange, toPage } from '../requests/paging.ts';
import { toListedArticle, toTopic, topicColumns } from '../models/articles.ts';
import { key } from '../values/values.ts';
import { readRows, rowsPerRead, toModels } from '../requests/request.ts';
import type { CallOptions, Context } from '../requests/request.ts';
import { readPage } from './articles.ts';

/**
 * The 1,000 topics with the most articles, most frequent first. Null where the project has no topics. A site of two
 * languages finds one that `isSought` among those of the other language, too.
 */
export function topics(
  context: Context,
  {
    topic,
    isSought,
    ...options
  }: CallOptions & { topic?: string; isSought?: (found: Topic) => boolean },
): Promise<Topic[] | null> {
  return ifSupported(context, 'Article Topics', async () => {
    const rows: unknown[] = [];
    for (;;) {
      const from = rows.length;
      const { data } = await readRows(context, options, (client) =>
        client
          .from('Article Topics')
          .select(topicColumns)
          .match(topic === undefined ? {} : { topic })
          .order('articles', { ascending: false })
          .order('topic')
          .range(from, rowsPerRead - 1),
      );
      rows.push(...data);
      const found = sumsOf(toModels(context, 'Article Topics', rows, toTopic));
      // A project may send fewer rows at once than were asked for: one that is sought may be among the next ones.
      const isLast = data.length === 0 || rows.length >= rowsPerRead;
      if (isLast || !isSought || found.some(isSought)) return found;
    }
  });
}

/** Each topic once, most frequent first: articles published on a schedule are counted in separate rows. */
export function sumsOf(rows: readonly Topic[]): Topic[] {
  const sums = new Map<string, Topic>();
  for (const row of rows) {
    sums.set(row.topic, { ...row, count: (sums.get(row.topic)?.count ?? 0) + row.count });
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count);
}

export interface ArticlesByTopicOptions extends CallOptions {
  /** The topic, as returned by `topics`. */
  topic: string;
  /** From 1. */
  page: number;
  /** How many articles `topics` counts; absent: it is read first. */
  total?: number | undefined;
}

/**
 * One page of the articles of a topic, newest first, without content. No items but the correct total past the end,
 * for a topic that no article has, and where the project has no topics.
 */
export async function articlesByTopic(
  context: Context,
  { topic, page, total: known, ...options }: ArticlesByTopicOptions,
): Promise<Page<ListedArticle>> {
  const counted = async () => (key(topic) === null ? 0 : countOf(context, topic, options));
  const total = known ?? (await counted());
  if (pageRange(page)[0] >= total) return toPage<ListedArticle>([], page, total);
  const { data } = await readPage(context, { topic, page, counted: false, ...options });
  return toPage(toModels(context, 'Articles', data, toListedArticle), page, total);
}

/** Read from the table of topics, because counting the articles would read all of them. */
async function countOf(context: Context, topic: string, options: CallOptions): Promise<number> {
  const found = await topics(context, { topic, ...options });
  return found?.[0]?.count ?? 0;
}
