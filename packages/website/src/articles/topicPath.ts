import type { Topic } from '@setu/data';
import { paths, withQuery } from '../paths.ts';

/** A topic in an address: 'GS Paper 2' is `gs-paper-2`. The joiners of Devanagari belong to its words. */
const slugOf = (topic: string) =>
  topic
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-')
    .replace(/^-|-$/g, '');

export const topicPracticePath = (topic: string): string =>
  `${paths.practice}/topics/${encodeURIComponent(slugOf(topic))}`;

export const topicPath = (topic: string, page?: number): string =>
  withQuery(`${paths.topics}/${encodeURIComponent(slugOf(topic))}`, {}, page);

/** Whether a topic is that of an address, in any letter case: of several the first, which has the most articles. */
export function isTopicAt(slug: string): (found: Topic) => boolean {
  const wanted = slug.normalize('NFC').toLowerCase();
  return ({ topic }) => slugOf(topic) === wanted;
}

export const topicLinks = (topics: readonly string[]) =>
  topics.map((topic) => ({ title: topic, href: topicPath(topic) }));
