import { PAGE_SIZE, parsePage } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import type { Site } from '@setu/kit/config';
import { articleCategories } from './content/articleCategories.ts';
import { courseFilters } from './content/home.ts';
import { pages } from './content/pages.ts';
import { findTopic } from './topicPath.ts';

/** Which categories and pages there are. A page more: it may have come while this was read. */
export const queryValues: NonNullable<Site<ServerQueries>['queryValues']> = async (
  queries,
  path,
) => {
  const list = articleCategories.find(({ listPath }) => listPath.toLowerCase() === path);
  if (list) {
    const { pageCount } = await queries.articles({ category: list.category, page: 1 });
    return (_name, value) => isPage(value, pageCount + 1);
  }
  if (path.startsWith(`${pages.topics.path}/`)) {
    const slug = decodeURIComponent(path.slice(pages.topics.path.length + 1));
    const topic = findTopic((await queries.topics({})) ?? [], slug);
    const pageCount = Math.ceil((topic?.count ?? 0) / PAGE_SIZE);
    return (_name, value) => isPage(value, pageCount + 1);
  }
  if (path === '/') {
    const there = await queries.courseCategories({});
    const categories = new Set([...courseFilters.map(({ category }) => category), ...there]);
    return (name, value) =>
      name === 'category' ? value === '' || categories.has(value) : value === 'all';
  }
  const mode = path === '/offline-mode' ? 'offline' : 'online';
  const [categories, { pageCount }] = await Promise.all([
    queries.courseCategories({ mode }),
    queries.coursesByMode({ mode, page: 1 }),
  ]);
  return (name, value) =>
    name === 'category' ? value === '' || categories.includes(value) : isPage(value, pageCount + 1);
};

function isPage(value: string, last: number): boolean {
  const page = parsePage(value);
  return page !== undefined && page <= last;
}
