import type { ServerQueries, WholeArticle } from '@setu/data/server';
import { expect, test } from 'vitest';
import { prerenderEntries } from './prerenderEntries.ts';

const category = 'Editorial Analysis';

function whole(id: string, updated: string | null = null): WholeArticle {
  const listed = { id, title: `Article ${id}`, category, date: '2026-11-20', url: null };
  return {
    article: { ...listed, updated, topics: [], content: 'Text.' },
    listed: { ...listed, topics: [], summary: 'Text.' },
  };
}

/** The pages of a static copy of these articles: the path and the digest of each. */
async function pagesOf(
  articles: WholeArticle[],
  questions: unknown[] = [],
): Promise<Map<string, string | undefined>> {
  const queries = {
    courseSlugs: async () => [],
    topics: async () => null,
    questionTopics: async () => (questions.length === 0 ? null : [{ topic: 'Polity', count: 1 }]),
    wholeQuestions: async () => questions,
    wholeArticles: async ({ after }: { after: string | null }) =>
      after === null ? { articles, last: 'z' } : { articles: [], last: null },
    wholeList: async (list: { category: string }) =>
      list.category === category ? articles.map(({ listed }) => listed) : [],
    relatedArticles: async () => [],
  } as unknown as ServerQueries;
  const pages = new Map<string, string | undefined>();
  for await (const batch of prerenderEntries.list(queries, () => {})) {
    for (const { digest, path } of batch.pages) pages.set(path, digest);
  }
  return pages;
}

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
  const question = { id: '7', day: '2026-11-20', article: { id: '1' }, state: 'valid' };
  const without = await pagesOf([whole('1')]);
  const before = await pagesOf([whole('1')], [question]);
  const after = await pagesOf([whole('1')], [{ ...question, state: 'corrected' }]);
  const changed = (one: typeof before, other: typeof before) =>
    [...other.keys()].filter((path) => one.get(path) !== other.get(path) || !one.has(path));
  expect(changed(without, before)).toEqual([
    '/practice/topics/polity',
    '/practice/2026-11-20',
    '/editorial-analysis/1',
    '/daily',
    '/daily/2026-11-20',
  ]);
  expect(changed(before, after)).toEqual(['/practice/2026-11-20']);
});
