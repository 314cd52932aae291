import { dayOf, parseDay } from '@setu/data';
import type { ArticleLink } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import { sitemapFile } from '@setu/kit';
import type { GeneratedFiles } from '@setu/kit';
import type { Sitemap, SitemapItem } from '@setu/kit/config';
import { articlePath } from '../articles/articleHref.ts';
import { articleCategories } from '../articles/articleCategories.ts';
import { deskPath } from '../articles/daily.ts';
import { pages } from '../locales/pages.ts';
import type { PageCopy } from '../locales/pageCopy.ts';
import { isOff, shownResults } from '../institute/switches.ts';
import { coursePath } from '../courses/courseProps.ts';
import { paths } from '../paths.ts';
import { practicePath } from '../practice/practicePath.ts';
import { topicPath } from '../articles/topicPath.ts';

/** Articles in one sitemap: five reads of the backend, half a megabyte, a tenth of what is allowed. */
export const articlesPerSitemap = 5_000;

/** Days in a sitemap: almost three years. */
const mostDesks = 1_000;

const partPath = (part: number) => `/sitemaps/${part}.xml`;

export const sitemaps: GeneratedFiles<ServerQueries> = {
  isPath: isSitemapPath,
  async read(queries, path, origin) {
    const sitemap = await readSitemap(queries, path);
    return sitemap && sitemapFile(origin, sitemap);
  },
  async list(queries) {
    const whole = await readSitemap(queries, '/sitemap.xml');
    return [
      '/sitemap.xml',
      ...(whole?.kind === 'index' ? whole.items.map(({ path }) => path) : []),
    ];
  },
};

/** Whether a path is that of a sitemap, there or not. */
function isSitemapPath(path: string): boolean {
  return path === '/sitemap.xml' || partOf(path) !== undefined;
}

/**
 * The sitemap at a path; `undefined` where there is none. `/sitemap.xml` holds everything as long as
 * the articles fit in. With more of them it is an index: the first part has the fixed pages and the
 * courses, each next one so many articles, the oldest first, so that only the last ever grows; the days'
 * desks are then found by the links to them.
 */
export async function readSitemap(
  queries: ServerQueries,
  path: string,
): Promise<Sitemap | undefined> {
  if (path === '/sitemap.xml') {
    const articles = await queries.articleCount();
    const parts = Math.ceil(articles / articlesPerSitemap);
    if (parts > 1) {
      const items = Array.from({ length: parts + 1 }, (_, i) => ({ path: partPath(i + 1) }));
      return { kind: 'index', items };
    }
    const [named, links, practice] = await Promise.all([
      namedPages(queries),
      linksOf(queries, 0),
      practiceItems(queries),
    ]);
    const items = [...pageItems(named, links), ...deskItems(links), ...practice];
    return { kind: 'pages', items: [...items, ...articleItems(links)] };
  }
  const part = partOf(path);
  if (part === undefined) return undefined;
  // Without the articles, whose newest would be the last change of a list.
  if (part === 1) return { kind: 'pages', items: pageItems(await namedPages(queries), []) };
  const links = await linksOf(queries, part - 2);
  return links.length === 0 ? undefined : { kind: 'pages', items: articleItems(links) };
}

/** Five digits: https://www.sitemaps.org/protocol.html#index allows 50,000 parts. */
function partOf(path: string): number | undefined {
  const [, digits] = /^\/sitemaps\/([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The addresses of topics and courses. */
async function namedPages(queries: ServerQueries): Promise<string[]> {
  const [topics, courses] = await Promise.all([queries.topics({}), queries.courseSlugs()]);
  const ofTopics = (topics ?? []).map(({ topic }) => topicPath(topic));
  return [...new Set([...ofTopics, ...courses.map((slug) => coursePath(slug))])];
}

/**
 * The fixed pages that may be found by searching, the results, the lists of these articles, and those that
 * a table names.
 */
function pageItems(named: readonly string[], links: readonly ArticleLink[]): SitemapItem[] {
  const fixed = Object.values<Pick<PageCopy, 'meta' | 'path'>>(pages).filter(
    ({ meta, path }) => !meta.noindex && !isOff(path),
  );
  return [
    ...fixed.map(({ path }) => ({
      path,
      lastChange: path === pages.daily.path ? newestDay(links) : undefined,
    })),
    ...shownResults.map(({ title }) => ({ path: `/${title}` })),
    ...articleCategories.map(({ category, listPath }) => ({
      path: listPath,
      lastChange: newestDay(links.filter((link) => link.category === category)),
    })),
    ...named.map((path) => ({ path })),
  ];
}

function linksOf(queries: ServerQueries, part: number): Promise<ArticleLink[]> {
  return queries.articleLinks({ from: part * articlesPerSitemap, limit: articlesPerSitemap });
}

/** The articles that have a page of their own. */
function articleItems(links: readonly ArticleLink[]): SitemapItem[] {
  return links
    .filter(({ url }) => url === null)
    .map((link) => ({
      path: articlePath(link),
      lastChange: dayOf(link.updated ?? link.date) ?? undefined,
    }));
}

/** The desks of the newest days that have articles. */
function deskItems(links: readonly ArticleLink[]): SitemapItem[] {
  const days = new Set(links.flatMap(({ date }) => parseDay(dayOf(date)) ?? []));
  const newest = [...days].toSorted().toReversed().slice(0, mostDesks);
  return newest.map((day) => ({ path: deskPath(day), lastChange: day }));
}

/** The newest days that have questions. */
async function practiceItems(queries: ServerQueries): Promise<SitemapItem[]> {
  if (isOff(paths.practice)) return [];
  const days = (await queries.allQuestionDays({})).slice(0, mostDesks);
  return days.map(({ day, updated }) => ({
    path: practicePath(day),
    lastChange: dayOf(updated) ?? day,
  }));
}

const newestDay = (links: readonly ArticleLink[]) =>
  links
    .flatMap(({ date }) => dayOf(date) ?? [])
    .toSorted()
    .at(-1);
