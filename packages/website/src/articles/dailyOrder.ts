import type { ArticleSummary } from '@setu/data';
import { institute } from '@site/institute.ts';

/** The maximum number of a day's articles that are ordered: more than most days have. */
export const mostOfDay = 30;

/** The articles of a day in the order of their page: list by list in the order of the menus, others last. */
export function inDailyOrder<T extends Pick<ArticleSummary, 'category'>>(
  articles: readonly T[],
): T[] {
  const listOf = ({ category }: T) => {
    const list = institute.articles.findIndex((known) => known.category === category);
    return list === -1 ? institute.articles.length : list;
  };
  return articles.toSorted((one, other) => listOf(one) - listOf(other));
}
