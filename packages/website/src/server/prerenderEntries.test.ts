import type { ServerQueries, WholeArticle } from '@setu/data/server';
import { provideServerContext } from '@setu/kit';
import type { ServerContext } from '@setu/kit';
import { matchPath } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as Article from '../pages/Article.tsx';
import * as ArticleList from '../pages/ArticleList.tsx';
import * as Daily from '../pages/Daily.tsx';
import * as Practice from '../pages/Practice.tsx';
import { prerenderEntries } from './prerenderEntries.ts';
import { routes } from '../routes.ts';

// The loaders need no component, and unit tests run before the library is built.
vi.mock('@setu/ui', () => ({}));

const category = 'Editorial Analysis';

function whole(id: string, updated: string | null = null): WholeArticle {
  const listed = { id, title: `Article ${id}`, category, date: '2026-11-20', url: null };
  return {
    article: { ...listed, updated, topics: [], content: 'Text.' },
    listed: { ...listed, topics: [], summary: 'Text.' },
  };
}

const days = { month: '2026-11', days: [], earlier: null, later: null };

const queriesOf = (articles: WholeArticle[], questions: unknown[]) =>
  ({
    courseSlugs: async () => ['gs-foundation', 'Privacy'],
    articleDays: async () => days,
    questionDays: async () => days,
    wholeQuestions: async () => questions,
    wholeArticles: async ({ after }: { after: string | null }) =>
      after === null ? { articles, last: 'z' } : { articles: [], last: null },
    wholeList: async (list: { category: string }) =>
      list.category === category ? articles.map(({ listed }) => listed) : [],
  }) as unknown as ServerQueries;

const question = { id: '7', day: '2026-11-20', article: { id: '1' }, state: 'valid' };

/** The pages of a static copy of these articles: the path and the digest of each. */
async function pagesOf(
  articles: WholeArticle[],
  questions: unknown[] = [],
): Promise<Map<string, string | undefined>> {
  const pages = new Map<string, string | undefined>();
  for await (const batch of prerenderEntries.list(queriesOf(articles, questions), () => {})) {
    for (const { digest, path } of batch.pages) pages.set(path, digest);
  }
  return pages;
}

test('a course that a fixed page hides has no page', async () => {
  const paths = [...(await pagesOf([])).keys()];
  expect(paths).toContain('/gs-foundation');
  expect(paths).not.toContain('/Privacy');
});

test('a copy made after the moment of an article has its page, and another list', async () => {
  const before = await pagesOf([whole('1')]);
  const after = await pagesOf([whole('2'), whole('1')]);
  expect([...before.keys()]).not.toContain('/editorial-analysis/2');
  expect([...after.keys()]).toContain('/editorial-analysis/2');
  expect(after.get('/editorial-analysis')).not.toBe(before.get('/editorial-analysis'));
});

test('an article that was changed is another page, in the same list', async () => {
  const before = await pagesOf([whole('1')]);
  const after = await pagesOf([whole('1', '2026-11-22T05:00:00.000Z')]);
  const different = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  expect(different).toEqual(['/editorial-analysis/1']);
});

test('a corrected question is another sheet, its article and its day keep their pages', async () => {
  const without = await pagesOf([whole('1')]);
  const before = await pagesOf([whole('1')], [question]);
  const after = await pagesOf([whole('1')], [{ ...question, state: 'corrected' }]);
  const changed = (one: typeof before, other: typeof before) =>
    [...other.keys()].filter((path) => one.get(path) !== other.get(path) || !one.has(path));
  expect(changed(without, before)).toEqual([
    '/practice/2026-11-20',
    '/editorial-analysis/1',
    '/daily',
    '/daily/2026-11-20',
  ]);
  expect(changed(before, after)).toEqual(['/practice/2026-11-20']);
});

test('what was read in bulk is not asked for again', async () => {
  const screens: Partial<Record<string, { loader: (args: LoaderFunctionArgs) => unknown }>> = {
    Article,
    ArticleList,
    Daily,
    Practice,
  };
  const again: string[] = [];
  const ofPages = ['articlePage', 'article', 'neighbour', 'titlesOfDay', 'relatedArticles'];
  const ofLists = ['listPage', 'articles', 'articleDays', 'articlesOfDay'];
  const ofPractice = ['questionsOfDay', 'questionDays', 'questionDayOf'];
  const asking = Object.fromEntries(
    [...ofPages, ...ofLists, ...ofPractice].map((name) => [
      name,
      async () => Promise.reject(new Error(String(again.push(name)))),
    ]),
  ) as unknown as ServerQueries;
  const made: string[] = [];
  const bulk = queriesOf([whole('2'), whole('1')], [question]);
  for await (const { content, pages } of prerenderEntries.list(bulk, () => {})) {
    const queries = prerenderEntries.answering(asking, content);
    const context = provideServerContext({ queries } as unknown as ServerContext);
    for (const { digest, path } of pages) {
      if (digest === undefined) continue;
      const [route] = routes.filter((route) => matchPath(route.path, path));
      const { screen = '', path: pattern = '' } = route ?? {};
      const match = matchPath(pattern, path);
      const request = new Request(`http://x${path}`);
      const args = { request, context, params: match?.params ?? {} };
      await screens[screen]?.loader(args as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
      made.push(screen);
    }
  }
  expect(new Set(made)).toEqual(new Set(Object.keys(screens)));
  expect(again).toEqual([]);
});
