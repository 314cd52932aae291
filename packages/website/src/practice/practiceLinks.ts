import type { Queries, QuestionDay } from '@setu/data';
import { outcomeOf } from '@setu/kit';
import { isOff } from '../institute/switches.ts';
import { paths } from '../paths.ts';

// Other pages' links to questions are a convenience: if they cannot be read, they are left out.

interface Options {
  signal: AbortSignal;
}

/** The newest day with questions on an article, or the given day, and their number; null if there are none. */
export async function newestPractice(
  queries: Queries,
  options: Options & { of: 'article' | 'day'; key: string },
): Promise<QuestionDay | null> {
  if (isOff(paths.practice)) return null;
  const day = await outcomeOf(queries.questionDayOf(options));
  return day.ok ? day.value : null;
}

export async function questionsOnTopic(
  queries: Queries,
  { topic, ...options }: Options & { topic: string },
): Promise<number> {
  if (isOff(paths.practice)) return 0;
  const topics = await outcomeOf(queries.questionTopics(options));
  return (topics.ok && topics.value?.find((known) => known.topic === topic)?.count) || 0;
}
