import { hash } from 'node:crypto';
import { PAGE_SIZE, monthOf, readingMinutes } from '@setu/data';
import type {
  Article,
  ArticleDays,
  ArticleSummary,
  ArticlesOfDay,
  DayArticle,
  ListedArticle,
  Page,
} from '@setu/data';
import type { ServerQueries, WholeArticles } from '@setu/data/server';
import type { ListedPage, PageBatch, SitePages } from '@setu/kit/config';
import { articlePath } from './articleHref.ts';
import { byDay, daysOf } from './articlesByDay.ts';
import { articleCategories } from './content/articleCategories.ts';
import { deskPath } from './content/daily.ts';
import { pages as fixedPages } from './content/pages.ts';
import { coursePath } from './courseProps.ts';

/** What was read for some pages, so that they ask the backend for nothing else. */
interface Content {
  articles: Map<string, Article>;
  related: Map<string, ArticleSummary[]>;
  lists: Map<string, Page<ListedArticle>>;
  days: Map<string, ArticleDays>;
  desks: Map<string, ArticlesOfDay<DayArticle>>;
}

/** Half a megabyte or so of text at a time. */
const articlesPerRead = 250;
const articlesPerBatch = 50;

/** Every page whose address comes from a table, for prerendering: courses, articles, their lists, desks of days. */
export const allPages: SitePages<ServerQueries, Content> = {
  async *list(queries) {
    yield { pages: await coursePages(queries), content: nothing() };
    const listed = new Map<string, DayArticle>();
    yield* articlePages(queries, listed);
    yield* listPages(queries, listed);
    yield* deskPages([...listed.values()]);
  },
  answering: (queries, { articles, days, desks, lists, related }) => ({
    ...queries,
    article: async (options) => articles.get(options.id) ?? queries.article(options),
    relatedArticles: async (options) => related.get(options.id) ?? queries.relatedArticles(options),
    articles: async (options) =>
      lists.get(listKey(options.category, options.page)) ?? queries.articles(options),
    articleDays: async (options = {}) =>
      days.get(daysKey(options.category, options.month)) ?? queries.articleDays(options),
    articlesOfDay: async (options = {}) =>
      desks.get(options.day ?? newest) ?? queries.articlesOfDay(options),
  }),
};

const nothing = (): Content => ({
  articles: new Map(),
  related: new Map(),
  lists: new Map(),
  days: new Map(),
  desks: new Map(),
});

const listKey = (category: string, page: number) => `${page} ${category}`;

const daysKey = (category = '', month = newest) => `${month} ${category}`;

/** The key of what is asked for without its day or month. */
const newest = 'newest';

const digest = (shown: unknown) => hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 22);

async function coursePages(queries: ServerQueries): Promise<ListedPage[]> {
  const slugs = new Set(await queries.courseSlugs());
  return Array.from(slugs, (slug) => ({ path: coursePath(slug), screen: 'Course' }));
}

/** @param listed is filled with the articles as lists and desks show them. */
async function* articlePages(
  queries: ServerQueries,
  listed: Map<string, DayArticle>,
): AsyncGenerator<PageBatch<Content>> {
  const relatedOf = createRelated(queries);
  for await (const whole of readArticles(queries)) {
    for (const { article, listed: item } of whole) {
      listed.set(article.id, { ...item, minutes: readingMinutes(article.content) });
    }
    for (let from = 0; from < whole.length; from += articlesPerBatch) {
      const content = nothing();
      const pages = await Promise.all(
        whole.slice(from, from + articlesPerBatch).map(async ({ article }) => {
          const related = await relatedOf(article.id);
          content.articles.set(article.id, article);
          content.related.set(article.id, related);
          const path = articlePath(article);
          return { path, screen: 'Article', digest: digest([article, related]) };
        }),
      );
      yield { pages, content };
    }
  }
}

async function* listPages(
  queries: ServerQueries,
  listed: ReadonlyMap<string, DayArticle>,
): AsyncGenerator<PageBatch<Content>> {
  for (const { category, listPath } of articleCategories) {
    const ofList = [...listed.values()].filter((article) => article.category === category);
    const days = daysOf(byDay(ofList));
    for (const list of await readList(queries, category, listed)) {
      const path = list.page === 1 ? listPath : `${listPath}?page=${list.page}`;
      const content = nothing();
      content.lists.set(listKey(category, list.page), list);
      content.days.set(daysKey(category), days);
      yield { pages: [{ path, screen: 'ArticleList', digest: digest([list, days]) }], content };
    }
  }
}

/** The desk of each day that has articles, a month at a time, and that of the newest. */
function* deskPages(articles: readonly DayArticle[]): Generator<PageBatch<Content>> {
  const desks = byDay(articles);
  const newestDays = daysOf(desks);
  const newestDay = newestDays.days.at(-1)?.day ?? null;
  const first = nothing();
  const newestDesk = { day: newestDay, articles: desks.get(newestDay ?? '') ?? [] };
  first.days.set(daysKey(), newestDays);
  first.desks.set(newest, newestDesk);
  const path = fixedPages.daily.path;
  yield {
    pages: [{ path, screen: 'Daily', digest: digest([newestDesk, newestDays]) }],
    content: first,
  };

  for (const month of new Set(Array.from(desks.keys(), monthOf))) {
    const days = daysOf(desks, month);
    const content = nothing();
    content.days.set(daysKey(undefined, month), days);
    const pages = days.days.map(({ day }) => {
      const desk = { day, articles: desks.get(day) ?? [] };
      content.desks.set(day, desk);
      return { path: deskPath(day), screen: 'Daily', digest: digest([desk, days]) };
    });
    yield { pages, content };
  }
}

/** All articles in the order of their ids; the next ones are on their way while these are worked on. */
async function* readArticles(queries: ServerQueries): AsyncGenerator<WholeArticles['articles']> {
  const read = (after: string | null) => {
    const reading = queries.wholeArticles({ after, limit: articlesPerRead });
    // Its failure is for whoever awaits it, which may be later.
    reading.catch(() => {});
    return reading;
  };
  let reading = read(null);
  for (;;) {
    const { articles, last } = await reading;
    if (last === null) return;
    reading = read(last);
    yield articles;
  }
}

/**
 * The related articles of any article, by the site's own query, asked a few times in all: they are the
 * three newest for every article but those three themselves.
 */
function createRelated(queries: ServerQueries): (id: string) => Promise<ArticleSummary[]> {
  const known = new Map<string, Promise<ArticleSummary[]>>();
  let special: Promise<Set<string>> | undefined;
  const ask = (key: string, id: string) => {
    const found = known.get(key) ?? queries.relatedArticles({ id });
    known.set(key, found);
    return found;
  };
  return async (id) => {
    // The first one asked for, and its three: the newest three of all are among them.
    special ??= ask(id, id).then((three) => new Set([id, ...three.map((item) => item.id)]));
    return (await special).has(id) ? ask(id, id) : ask('any other', id);
  };
}

/** The pages of a category's list, made of rows that have been read already. */
async function readList(
  queries: ServerQueries,
  category: string,
  articles: ReadonlyMap<string, DayArticle>,
): Promise<Page<ListedArticle>[]> {
  const ids = await queries.articleIds({ category });
  const pageCount = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => {
    const onPage = ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    const items = onPage.flatMap((id) => {
      const article = id === null ? undefined : articles.get(id);
      if (!article) return [];
      const { minutes: _, ...listed } = article;
      return listed;
    });
    return { items, page: index + 1, total: ids.length, pageCount };
  });
}
