import type { Queries } from '@setu/data';
import { outcomeOf } from '@setu/kit';
import { isOff } from '../institute/switches.ts';
import { paths } from '../paths.ts';

// What other pages say of questions is a convenience: where it cannot be read, they are left out.

interface Options {
  signal: AbortSignal;
}

/** How many questions a day has. */
export async function questionsOnDay(
  queries: Queries,
  options: Options & { day: string },
): Promise<number> {
  if (isOff(paths.practice) || !queries.questionCount) return 0;
  const count = await outcomeOf(queries.questionCount(options));
  return count.ok ? count.value : 0;
}

/** How many of the newest questions have a topic. */
export async function questionsOnTopic(
  queries: Queries,
  { topic, ...options }: Options & { topic: string },
): Promise<number> {
  if (isOff(paths.practice)) return 0;
  const topics = await outcomeOf(queries.questionTopics(options));
  return (topics.ok && topics.value?.find((known) => known.topic === topic)?.count) || 0;
}

/** Questions of an article: of which day, and how many of that day. */
export interface ArticlePractice {
  day: string;
  count: number;
}

/** The newest day that has questions of an article. */
export async function practiceOfArticle(
  queries: Queries,
  options: Options & { id: string },
): Promise<ArticlePractice | null> {
  if (isOff(paths.practice) || !queries.questionsOfArticle) return null;
  const days = await outcomeOf(queries.questionsOfArticle(options));
  return (days.ok && days.value[0]) || null;
}
