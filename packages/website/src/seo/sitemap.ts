import { dayOf, parseDay } from '@setu/data';
import type { ArticleLink } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import { sitemapFile, withPrefix } from '@setu/kit';
import type { GeneratedFiles } from '@setu/kit';
import type { Sitemap, SitemapItem } from '@setu/kit/config';
import { institute } from '@site/institute.ts';
import { articlePath } from '../articles/articleHref.ts';
import { dailyPath } from '../articles/daily.ts';
import { alternates, otherLanguage, pageAddress, prefix } from '../language/language.ts';
import { pages } from '../locales/pages.ts';
import type { PageCopy } from '../locales/pageCopy.ts';
import { isOff, resultTitles } from '../institute/switches.ts';
import { coursePath } from '../courses/courseProps.ts';
import { pageOver } from '../courses/hiddenCourses.ts';
import { paths } from '../paths.ts';
import { practicePath } from '../practice/practicePath.ts';
import { topicPath } from '../articles/topicPath.ts';

/** Articles in one sitemap: five reads of the backend, half a megabyte, a tenth of what is allowed. */
export const articlesPerSitemap = 5_000;

/** Days in a sitemap: almost three years. */
const mostDays = 1_000;

export const sitemaps: GeneratedFiles<ServerQueries> = {
  // Only the root has the one of the whole site.
  isPath: (path) => (prefix === '' && path === '/sitemap.xml') || partOf(path) !== undefined,
  async read(queries, path, origin, others) {
    const sitemap = await readSitemap(queries, path, others);
    return sitemap && sitemapFile(origin, sitemap);
  },
  async list(queries, others = []) {
    const [own, ...more] = await ofEach(queries, others, partCount);
    const hasParts = Math.max(own, ...more) > 1;
    return [...(prefix === '' ? ['/sitemap.xml'] : []), ...(hasParts ? partPaths(own) : [])];
  },
};

/**
 * The sitemap at a path; `undefined` if there is none. `/sitemap.xml` contains everything, in all languages, as long as
 * the articles fit. Otherwise it is an index: the first part of each language contains the fixed pages and the courses,
 * each further one up to `articlesPerSitemap` articles, the oldest first, so that only the last part grows. The pages
 * of days are then found only by links to them.
 */
export async function readSitemap(
  queries: ServerQueries,
  path: string,
  others: readonly ServerQueries[] = [],
): Promise<Sitemap | undefined> {
  if (path === '/sitemap.xml') return wholeSitemap(queries, others);
  const part = partOf(path);
  if (part === undefined) return undefined;
  // Without the articles, whose newest date would be the last change of a list.
  if (part === 1) {
    const [named, practice] = await Promise.all([namedPages(queries), practiceItems(queries)]);
    const items = [...pageItems(named, []), ...practice.slice(0, 1)];
    return { kind: 'pages', items: withTwins(items, []).map(addressed) };
  }
  const links = await linksOf(queries, prefix === '', part - 2);
  return links.length === 0
    ? undefined
    : { kind: 'pages', items: articleItems(links).map(addressed) };
}

async function wholeSitemap(
  queries: ServerQueries,
  others: readonly ServerQueries[],
): Promise<Sitemap> {
  const [own, ...parts] = await ofEach(queries, others, partCount);
  if (Math.max(own, ...parts) <= 1) {
    const [items, ...more] = await ofEach(queries, others, allItems);
    const there = more.flat();
    return {
      kind: 'pages',
      items: [
        ...withTwins(items, there).map(addressed),
        ...withTwins(there, items).map(addressedThere),
      ],
    };
  }
  const there = parts.flatMap((count) =>
    partPaths(count).map((path) => withPrefix(otherLanguage?.prefix ?? '', path)),
  );
  return { kind: 'index', items: [...partPaths(own), ...there].map((path) => ({ path })) };
}

/** Reads for this language, then for the others; one of them is at the root. */
const ofEach = <T>(
  queries: ServerQueries,
  others: readonly ServerQueries[],
  read: (queries: ServerQueries, isRoot: boolean) => Promise<T>,
) =>
  Promise.all([
    read(queries, prefix === ''),
    ...others.map(async (other) => read(other, prefix !== '')),
  ]);

async function partCount(queries: ServerQueries, isRoot: boolean) {
  if (!isRoot && (await linksOf(queries, isRoot, 0, 1)).length === 0) return 0;
  return Math.ceil((await queries.articleCount()) / articlesPerSitemap);
}

/** One more than the parts with articles: the first part has none. */
const partPaths = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => `/sitemaps/${index + 1}.xml`);

/** A day or a course that the other language does not have has no twin there. */
function withTwins(items: readonly Item[], others: readonly Item[]): Item[] {
  const there = new Set(others.map(({ path }) => path));
  return items.map((item) =>
    item.mayBeAlone && !there.has(item.path) ? { ...item, twin: null } : item,
  );
}

async function allItems(queries: ServerQueries, isRoot: boolean): Promise<Item[]> {
  const [named, links, practice] = await Promise.all([
    namedPages(queries),
    linksOf(queries, isRoot, 0),
    practiceItems(queries),
  ]);
  const items = [...pageItems(named, links), ...dayItems(links), ...practice];
  return [...items, ...articleItems(links)];
}

/** An entry whose paths have no language prefix. */
interface Item extends SitemapItem {
  /** The path of the same page in the other language; null if there is none. Default: `path`. */
  twin?: string | null | undefined;
  mayBeAlone?: true;
}

const addressed = ({ path, lastChange, twin = path }: Item): SitemapItem => ({
  path: pageAddress(path),
  lastChange,
  ...(otherLanguage && twin !== null && { alternates: alternates(path, twin) }),
});

/** The entry of a page in the other language. */
const addressedThere = ({ path, lastChange, twin = path }: Item): SitemapItem => ({
  path: withPrefix(otherLanguage?.prefix ?? '', path),
  lastChange,
  ...(twin !== null && { alternates: alternates(twin, path) }),
});

/** Five digits: https://www.sitemaps.org/protocol.html#index allows 50,000 parts. */
function partOf(path: string): number | undefined {
  const [, digits] = /^\/sitemaps\/([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The addresses of topics and courses. */
async function namedPages(queries: ServerQueries): Promise<Item[]> {
  const [topics, courses] = await Promise.all([queries.topics({}), queries.courseSlugs()]);
  // Topics have other names in the other language.
  const ofTopics = (topics ?? []).map(({ topic }) => ({ path: topicPath(topic), twin: null }));
  // An address that two courses share shows neither.
  const shown = [...Map.groupBy(courses, (slug) => slug)].filter(
    ([slug, same]) => same.length === 1 && pageOver(slug) === undefined,
  );
  return [
    ...ofTopics,
    ...shown.map(([slug]) => ({ path: coursePath(slug), mayBeAlone: true as const })),
  ];
}

/**
 * The fixed pages that search engines may find, the results, the lists of these articles, and the pages `named`
 * by a table.
 */
function pageItems(named: readonly Item[], links: readonly ArticleLink[]): Item[] {
  const fixed = Object.values<Pick<PageCopy, 'meta' | 'path'>>(pages).filter(
    // Without questions there is no page of them.
    ({ meta, path }) => !meta.noindex && !isOff(path) && path !== paths.practice,
  );
  return [
    ...fixed.map(({ path }) => ({
      path,
      lastChange: path === pages.daily.path ? newestDay(links) : undefined,
    })),
    ...resultTitles.map((title) => ({ path: `/${title}` })),
    ...institute.articles.map(({ category, listPath }) => ({
      path: listPath,
      lastChange: newestDay(links.filter((link) => link.category === category)),
    })),
    ...named,
  ];
}

/** Tables without a language have the same articles in each: those are listed at the root alone. */
async function linksOf(
  queries: ServerQueries,
  isRoot: boolean,
  part: number,
  limit = articlesPerSitemap,
): Promise<ArticleLink[]> {
  const links = await queries.articleLinks({ from: part * articlesPerSitemap, limit });
  return isRoot ? links : links.filter(({ translation }) => translation !== undefined);
}

/** The articles that have a page of their own. */
function articleItems(links: readonly ArticleLink[]): Item[] {
  return links
    .filter(({ url }) => url === null)
    .map((link) => ({
      path: articlePath(link),
      lastChange: dayOf(link.updated) ?? parseDay(dayOf(link.date)),
      twin: link.translation ? articlePath(link.translation) : null,
    }));
}

/** The pages of the newest days that have articles. */
function dayItems(links: readonly ArticleLink[]): Item[] {
  const days = new Set(links.flatMap(({ date }) => parseDay(dayOf(date)) ?? []));
  const newest = [...days].toSorted().toReversed().slice(0, mostDays);
  return newest.map((day) => ({ path: dailyPath(day), lastChange: day, mayBeAlone: true }));
}

/** The page of the newest questions, and the newest days that have some. */
async function practiceItems(queries: ServerQueries): Promise<Item[]> {
  if (isOff(paths.practice)) return [];
  const days = (await queries.allQuestionDays({})).slice(0, mostDays);
  const items = days.map(({ day, updated }) => ({
    path: practicePath(day),
    lastChange: dayOf(updated) ?? day,
    mayBeAlone: true as const,
  }));
  return items.length === 0 ? [] : [{ path: paths.practice }, ...items];
}

const newestDay = (links: readonly ArticleLink[]) =>
  links
    .flatMap(({ date }) => parseDay(dayOf(date)) ?? [])
    .toSorted()
    .at(-1);
