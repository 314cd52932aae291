import type { ArticleDays } from '@setu/data';
import type { Twin } from '../../frame/Head.tsx';
import { areInOtherLanguage } from '../../articles/inOtherLanguage.ts';

/** The twin of the page of a day with these items: the same day, unless only one of the languages has any. */
export function twinOfDay(
  path: string,
  newest: string,
  days: ArticleDays | null,
  items: readonly { language?: unknown }[],
): Twin | undefined {
  if (areInOtherLanguage(items)) return { path, only: 'near' };
  const found = days?.days.find(({ day }) => path.endsWith(day));
  return found?.alone && { path: newest, only: 'newest' };
}
