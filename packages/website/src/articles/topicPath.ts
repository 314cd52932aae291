import type { Topic } from '@setu/data';
import { paths, withQuery } from '../paths.ts';

/** A topic in an address: 'GS Paper 2' is `gs-paper-2`. The joiners of Devanagari belong to its words. */
const slugOf = (topic: string) =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-')
    .replace(/^-|-$/g, '');

export const topicPracticePath = (topic: string): string =>
  `${paths.practice}/topics/${encodeURIComponent(slugOf(topic))}`;

export const topicPath = (topic: string, page?: number): string =>
  withQuery(`${paths.topics}/${encodeURIComponent(slugOf(topic))}`, {}, page);

/** The topic of an address, in any letter case; of two with the same address, the one with more articles. */
export function findTopic(topics: readonly Topic[], slug: string): Topic | undefined {
  const wanted = slug.toLowerCase();
  return topics.find(({ topic }) => slugOf(topic) === wanted);
}

export const topicLinks = (topics: readonly string[]) =>
  topics.map((topic) => ({ title: topic, href: topicPath(topic) }));
