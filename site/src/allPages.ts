import { hash } from 'node:crypto';
import { PAGE_SIZE } from '@setu/data';
import type { Article, ArticleSummary, ListedArticle, Page } from '@setu/data';
import type { ServerQueries, WholeArticles } from '@setu/data/server';
import type { ListedPage, PageBatch, SitePages } from '@setu/kit/config';
import { articlePath } from './articleHref.ts';
import { articleCategories } from './content/articleCategories.ts';
import { coursePath } from './courseProps.ts';

/** What was read for some pages, so that they ask the backend for nothing else. */
interface Content {
  articles: Map<string, Article>;
  related: Map<string, ArticleSummary[]>;
  lists: Map<string, Page<ListedArticle>>;
}

/** Half a megabyte or so of text at a time. */
const articlesPerRead = 250;
const articlesPerBatch = 50;

/** Every page whose address comes from a table, for prerendering: courses, articles, the lists of articles. */
export const allPages: SitePages<ServerQueries, Content> = {
  async *list(queries) {
    yield { pages: await coursePages(queries), content: nothing() };
    const listed = new Map<string, ListedArticle>();
    yield* articlePages(queries, listed);
    yield* listPages(queries, listed);
  },
  answering: (queries, { articles, lists, related }) => ({
    ...queries,
    article: async (options) => articles.get(options.id) ?? queries.article(options),
    relatedArticles: async (options) => related.get(options.id) ?? queries.relatedArticles(options),
    articles: async (options) =>
      lists.get(listKey(options.category, options.page)) ?? queries.articles(options),
  }),
};

const nothing = (): Content => ({ articles: new Map(), related: new Map(), lists: new Map() });

const listKey = (category: string, page: number) => `${page} ${category}`;

const digest = (shown: unknown) => hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 22);

async function coursePages(queries: ServerQueries): Promise<ListedPage[]> {
  const slugs = new Set(await queries.courseSlugs());
  return Array.from(slugs, (slug) => ({ path: coursePath(slug), screen: 'Course' }));
}

/** @param listed is filled with the articles as the lists show them. */
async function* articlePages(
  queries: ServerQueries,
  listed: Map<string, ListedArticle>,
): AsyncGenerator<PageBatch<Content>> {
  const relatedOf = createRelated(queries);
  for await (const whole of readArticles(queries)) {
    for (const { article, listed: item } of whole) listed.set(article.id, item);
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
  listed: ReadonlyMap<string, ListedArticle>,
): AsyncGenerator<PageBatch<Content>> {
  for (const { category, listPath } of articleCategories) {
    for (const list of await readList(queries, category, listed)) {
      const path = list.page === 1 ? listPath : `${listPath}?page=${list.page}`;
      const content = nothing();
      content.lists.set(listKey(category, list.page), list);
      yield { pages: [{ path, screen: 'ArticleList', digest: digest(list) }], content };
    }
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
  articles: ReadonlyMap<string, ListedArticle>,
): Promise<Page<ListedArticle>[]> {
  const ids = await queries.articleIds({ category });
  const pageCount = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => {
    const onPage = ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    const items = onPage.flatMap((id) => (id === null ? [] : (articles.get(id) ?? [])));
    return { items, page: index + 1, total: ids.length, pageCount };
  });
}
