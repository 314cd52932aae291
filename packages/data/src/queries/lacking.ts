import type { CallOptions, Context } from '../requests/request.ts';
import { newestArticles } from './newestArticles.ts';
import { questionDayOf } from './questions.ts';
import { search } from './search.ts';
import { topics } from './topics.ts';

const asked = [
  'summary',
  'topics',
  'updated_at',
  'language',
  'translation_of',
  'Article Topics',
  'Questions',
  'search',
];

/** The optional parts that the project lacks, so that no browser has to find out by a failing request. */
export async function lacking(context: Context, options: CallOptions): Promise<string[]> {
  await newestArticles(context, { limit: 1, ...options });
  await topics(context, options);
  await questionDayOf(context, { of: 'day', key: '2000-01-01', ...options });
  // A search that fails says nothing about the parts found by the others. It then counts as present.
  await search(context, { query: '0', page: 1, ...options }).catch(() => undefined);
  return asked.filter((name) => context.lacks.has(name));
}
