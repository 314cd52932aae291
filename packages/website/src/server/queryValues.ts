import { PAGE_SIZE, monthOf, parseDay, parseMonth, parsePage } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import type { ServerParts } from '@setu/kit';
import { matchPath } from 'react-router-dom';
import { institute } from '@site/institute.ts';
import { paths } from '../paths.ts';
import { articlePaths } from '../routes.ts';
import { isTopicAt } from '../articles/topicPath.ts';

/** The categories, months, days and pages that exist, and one page more, because it may just have been added. */
export const queryValues: NonNullable<ServerParts<ServerQueries>['queryValues']> = async (
  queries,
  path,
) => {
  const list = institute.articles.find(({ listPath }) => listPath.toLowerCase() === path);
  if (list) {
    const { category } = list;
    const [{ pageCount, total }, first] = await Promise.all([
      queries.articles({ category, page: 1 }),
      queries.firstArticleDay({ category }),
    ]);
    return (name, value) => {
      if (name === 'page') return isPage(value, lastOf(pageCount, total));
      const month = name === 'month' ? parseMonth(value) : parseDay(value);
      return first !== null && month !== undefined && month >= monthOf(first);
    };
  }
  const article = articleIn(path);
  if (article !== undefined) {
    const { translation } = await queries.article({ id: article });
    return (_name, value) => value === translation?.id;
  }
  if (path.startsWith(`${paths.topics}/`)) {
    const slug = decodeURIComponent(path.slice(paths.topics.length + 1));
    const isSought = isTopicAt(slug);
    const topic = (await queries.topics({ isSought }))?.find(isSought);
    const pageCount = Math.ceil((topic?.count ?? 0) / PAGE_SIZE);
    return (_name, value) => isPage(value, pageCount + 1);
  }
  if (path === '/') {
    const there = await queries.courseCategories({});
    const categories = new Set([...institute.courseCategories, ...there]);
    return (name, value) =>
      name === 'category' ? value === '' || categories.has(value) : value === 'all';
  }
  const mode = path === paths.offlineMode ? 'offline' : 'online';
  const [categories, { pageCount, total }] = await Promise.all([
    queries.courseCategories({ mode }),
    queries.coursesByMode({ mode, page: 1 }),
  ]);
  return (name, value) =>
    name === 'category'
      ? value === '' || categories.includes(value)
      : isPage(value, lastOf(pageCount, total));
};

/** The last page of a list that is accepted. Where the backend does not count, the list's own answer decides. */
const lastOf = (pageCount: number, total: number | null) =>
  total === null ? Infinity : pageCount + 1;

const articleIn = (path: string): string | undefined =>
  [...articlePaths].flatMap((list) => matchPath(`${list}/:id`, path)?.params.id ?? [])[0];

function isPage(value: string, last: number): boolean {
  const page = parsePage(value);
  return page !== undefined && page <= last;
}
