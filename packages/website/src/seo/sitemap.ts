import { type ArticleLink, dayOf, parseDay } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import { type GeneratedFiles, sitemapFile, withPrefix } from '@setu/kit';
import type { SitemapItem } from '@setu/kit/config';
import { institute } from '@site/institute.ts';
import { articlePath } from '../articles/articleHref.ts';
import { dailyPath } from '../articles/daily.ts';
import { alternates, otherLanguage, pageAddress, prefix } from '../language/language.ts';
import { unindexed } from '../locales/pageCopy.ts';
import { isOff, resultTitles } from '../institute/switches.ts';
import { coursePath } from '../courses/courseProps.ts';
import { pageOver } from '../courses/hiddenCourses.ts';
import { type PageName, paths, practicePath } from '../paths.ts';
import { topicPath } from '../articles/topicPath.ts';

/** Articles in each language, the newest: ten years of five a day. 50,000 addresses in all are allowed. */
export const mostArticles = 20_000;

/** Days in a sitemap: almost three years. */
const mostDays = 1_000;

/** One for the whole site, in all of its languages, at the root. */
export const sitemaps: GeneratedFiles<ServerQueries> = {
  isPath: (path) => prefix === '' && path === '/sitemap.xml',
  read: async (queries, _path, origin, others) =>
    sitemapFile(origin, await readSitemap(queries, others)),
  list: async () => (prefix === '' ? ['/sitemap.xml'] : []),
};

/** @param others the queries of the languages that are not at the root. */
export async function readSitemap(
  queries: ServerQueries,
  others: readonly ServerQueries[] = [],
): Promise<SitemapItem[]> {
  const [items, ...more] = await Promise.all([
    readItems(queries, true),
    ...others.map(async (other) => readItems(other, false)),
  ]);
  const there = more.flat();
  return [...addressed(items, there, true), ...addressed(there, items, false)];
}

async function readItems(queries: ServerQueries, isRoot: boolean): Promise<Item[]> {
  const [named, links, practice] = await Promise.all([
    namedPages(queries),
    linksOf(queries),
    practiceItems(queries),
  ]);
  // Tables without a language have the same rows in each: those are listed at the root alone.
  if (!isRoot && links.some(({ translation }) => translation === undefined)) {
    return [...pageItems([], []), ...practice];
  }
  const items = [...pageItems(named, links), ...dayItems(links), ...practice];
  return [...items, ...articleItems(links)];
}

/** An entry whose paths have no language prefix. */
interface Item extends SitemapItem {
  /** The path of the same page in the other language; null if there is none. Default: `path`. */
  twin?: string | null | undefined;
  mayBeAlone?: true;
}

/** The entries of this language, or of the other one; a day or a course that only one of them has is alone. */
function addressed(
  items: readonly Item[],
  others: readonly Item[],
  isHere: boolean,
): SitemapItem[] {
  const there = new Set(others.map(({ path }) => path));
  return items.map(({ path, lastChange, mayBeAlone, ...item }) => {
    const { twin = path } = mayBeAlone && !there.has(path) ? { twin: null } : item;
    return {
      path: isHere ? pageAddress(path) : withPrefix(otherLanguage?.prefix ?? '', path),
      lastChange,
      ...(otherLanguage &&
        twin !== null && { alternates: isHere ? alternates(path, twin) : alternates(twin, path) }),
    };
  });
}

/** The addresses of topics and courses. */
async function namedPages(queries: ServerQueries): Promise<Item[]> {
  const [topics, courses] = await Promise.all([queries.topics({}), queries.courseSlugs()]);
  // Topics have other names in the other language. Where this one has none, the other's are shown, but listed there.
  const ofTopics = (topics ?? [])
    .filter(({ language }) => language === undefined)
    .map(({ topic }) => ({ path: topicPath(topic), twin: null }));
  // An address that two courses share shows neither.
  const shown = [...Map.groupBy(courses, (slug) => slug)].filter(
    ([slug, same]) => same.length === 1 && pageOver(slug) === undefined,
  );
  return [
    ...ofTopics,
    ...shown.map(([slug]) => ({ path: coursePath(slug), mayBeAlone: true as const })),
  ];
}

/** The fixed pages to be found, the results, the lists of these articles, and the pages `named` by a table. */
function pageItems(named: readonly Item[], links: readonly ArticleLink[]): Item[] {
  const fixed = Object.entries(paths).filter(
    // Without questions there is no page of them.
    ([name, path]) =>
      !unindexed.includes(name as PageName) && !isOff(path) && path !== paths.practice,
  );
  return [
    ...fixed.map(([, path]) => ({
      path,
      lastChange: path === paths.daily ? newestDay(links) : undefined,
    })),
    ...resultTitles.map((title) => ({ path: `/${title}` })),
    ...institute.articles.map(({ category, listPath }) => ({
      path: listPath,
      lastChange: newestDay(links.filter((link) => link.category === category)),
    })),
    ...named,
  ];
}

async function linksOf(queries: ServerQueries): Promise<ArticleLink[]> {
  const from = Math.max(0, (await queries.articleCount()) - mostArticles);
  return queries.articleLinks({ from, limit: mostArticles });
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
  return items.length === 0 ? [] : [{ path: paths.practice, mayBeAlone: true }, ...items];
}

const newestDay = (links: readonly ArticleLink[]) =>
  links
    .flatMap(({ date }) => parseDay(dayOf(date)) ?? [])
    .toSorted()
    .at(-1);
