import type { ArticleLink } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import { sitemapFile } from '@setu/kit';
import type { GeneratedFiles } from '@setu/kit';
import type { Sitemap } from '@setu/kit/config';
import { articlePath } from './articleHref.ts';
import { articleCategories } from './content/articleCategories.ts';
import { pages } from './content/pages.ts';
import type { PageCopy } from './content/pages.ts';
import { results } from './content/results.ts';
import { coursePath } from './courseProps.ts';

/** Articles in one sitemap: five reads of the backend, half a megabyte, a tenth of what is allowed. */
export const articlesPerSitemap = 5_000;

const partPath = (part: number) => `/sitemaps/${part}.xml`;

export const sitemaps: GeneratedFiles<ServerQueries> = {
  isPath: isSitemapPath,
  async read(queries, path, origin) {
    const sitemap = await readSitemap(queries, path);
    return sitemap && sitemapFile(origin, sitemap);
  },
  async list(queries) {
    const whole = await readSitemap(queries, '/sitemap.xml');
    return ['/sitemap.xml', ...(whole?.kind === 'index' ? whole.paths : [])];
  },
};

/** Whether a path is that of a sitemap, there or not. */
function isSitemapPath(path: string): boolean {
  return path === '/sitemap.xml' || partOf(path) !== undefined;
}

/**
 * The sitemap at a path; `undefined` where there is none. `/sitemap.xml` holds everything as long as
 * the articles fit in. With more of them it is an index: the first part has the fixed pages and the
 * courses, each next one so many articles, the oldest first, so that only the last ever changes.
 */
export async function readSitemap(
  queries: ServerQueries,
  path: string,
): Promise<Sitemap | undefined> {
  if (path === '/sitemap.xml') {
    const articles = await queries.articleCount();
    const parts = Math.ceil(articles / articlesPerSitemap);
    if (parts > 1) {
      return { kind: 'index', paths: Array.from({ length: parts + 1 }, (_, i) => partPath(i + 1)) };
    }
    const [pages, links] = await Promise.all([pagePaths(queries), linksOf(queries, 0)]);
    return { kind: 'pages', paths: [...pages, ...articlePaths(links)] };
  }
  const part = partOf(path);
  if (part === undefined) return undefined;
  if (part === 1) return { kind: 'pages', paths: await pagePaths(queries) };
  const links = await linksOf(queries, part - 2);
  return links.length === 0 ? undefined : { kind: 'pages', paths: articlePaths(links) };
}

/** Five digits: https://www.sitemaps.org/protocol.html#index allows 50,000 parts. */
function partOf(path: string): number | undefined {
  const [, digits] = /^\/sitemaps\/([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The fixed pages that may be found by searching, the results and the courses. */
async function pagePaths(queries: ServerQueries): Promise<string[]> {
  const courses = await queries.courseSlugs();
  return [
    ...Object.values<PageCopy>(pages).flatMap(({ meta, path }) => (meta.noindex ? [] : path)),
    ...results.map(({ title }) => `/${title}`),
    ...articleCategories.map(({ listPath }) => listPath),
    ...courses.map(coursePath),
  ];
}

function linksOf(queries: ServerQueries, part: number): Promise<ArticleLink[]> {
  return queries.articleLinks({ from: part * articlesPerSitemap, limit: articlesPerSitemap });
}

/** The articles that have a page of their own. */
function articlePaths(links: ArticleLink[]): string[] {
  return links.filter(({ url }) => url === null).map((link) => articlePath(link));
}
