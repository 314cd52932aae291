import type { ListedArticle, Topic } from '../models/articles.ts';
import type { Page } from '../models/page.ts';
import { ifThere } from '../requests/optional.ts';
import { pageRange, toPage } from '../requests/paging.ts';
import { toListedArticle, toTopic, topicColumns } from '../models/articles.ts';
import { key } from '../values/values.ts';
import {
  type CallOptions,
  type Context,
  isRows,
  toModels,
  read,
  rowsPerRead,
} from '../requests/request.ts';
import { readPage } from './articles.ts';

/**
 * The topics that articles have, those with the most articles first: the first 1,000. Null where the
 * project has no topics.
 */
export function topics(
  context: Context,
  { topic, ...options }: CallOptions & { topic?: string },
): Promise<Topic[] | null> {
  return ifThere(context, 'Article Topics', async () => {
    const { data } = await read(
      context,
      (client, signal) =>
        client
          .from('Article Topics')
          .select(topicColumns)
          .match(topic === undefined ? {} : { topic })
          .order('articles', { ascending: false })
          .order('topic')
          .limit(rowsPerRead)
          .abortSignal(signal),
      isRows,
      options,
    );
    return sumsOf(toModels(context, 'Article Topics', data, toTopic));
  });
}

/** Each topic once, the most frequent first: articles that had to wait for their moment are counted in rows of their own. */
export function sumsOf(rows: readonly Topic[]): Topic[] {
  const sums = new Map<string, Topic>();
  for (const row of rows) {
    sums.set(row.topic, { ...row, count: (sums.get(row.topic)?.count ?? 0) + row.count });
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count);
}

export interface ArticlesByTopicOptions extends CallOptions {
  /** As `topics` names it. */
  topic: string;
  /** From 1. */
  page: number;
  /** How many there are, as `topics` counts them; absent: asked for first. */
  total?: number | undefined;
}

/**
 * One page of the articles of a topic, newest first, without content. Past the end, of a topic that no
 * article has, and where the project has no topics: no items, the right total.
 */
export async function articlesByTopic(
  context: Context,
  { topic, page, total: known, ...options }: ArticlesByTopicOptions,
): Promise<Page<ListedArticle>> {
  const counted = async () => (key(topic) === null ? 0 : countOf(context, topic, options));
  const total = known ?? (await counted());
  if (pageRange(page)[0] >= total) return toPage<ListedArticle>([], page, total);
  // A list of one text, written as PostgreSQL reads it.
  const { data } = await readPage(context, {
    where: ['topics', 'cs', `{${JSON.stringify(topic)}}`],
    page,
    counted: false,
    ...options,
  });
  return toPage(toModels(context, 'Articles', data, toListedArticle), page, total);
}

/** From the table of topics: counting its articles would read all of them. */
async function countOf(context: Context, topic: string, options: CallOptions): Promise<number> {
  const found = await topics(context, { topic, ...options });
  return found?.[0]?.count ?? 0;
}
