import type { ServerQueries, WholeArticle } from '@setu/data/server';
import { type ServerContext, provideServerContext } from '@setu/kit';
import { type LoaderFunctionArgs, matchPath } from 'react-router-dom';
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

function whole(id: string): WholeArticle {
  const listed = { id, title: `Article ${id}`, category, date: '2026-11-20', url: null };
  return {
    article: { ...listed, updated: null, topics: [], content: 'Text.' },
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

test('what was read in bulk is not asked for again, and a course that a fixed page hides has no page', async () => {
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
  for await (const { content, paths } of prerenderEntries.list(bulk, () => {})) {
    const queries = prerenderEntries.answering(asking, content);
    const context = provideServerContext({ queries } as unknown as ServerContext);
    expect(paths).not.toContain('/Privacy');
    for (const path of paths.filter((path) => path !== '/gs-foundation')) {
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

test('a day without questions in the site’s language asks for those in the other one', async () => {
  const practice = { day: '2026-11-20', count: 5 };
  const asking = { questionDayOf: async () => practice } as unknown as ServerQueries;
  const found: unknown[] = [];
  for await (const { content, paths } of prerenderEntries.list(
    queriesOf([whole('1')], []),
    () => {},
  )) {
    if (!paths.includes('/daily')) continue;
    const queries = prerenderEntries.answering(asking, content);
    found.push(await queries.questionDayOf({ of: 'day', key: '2026-11-20' }));
  }
  expect(found).toEqual([practice]);
});
