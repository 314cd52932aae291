import type { Queries } from '@setu/data';
import { expect, test } from 'vitest';
import { readArticlePage } from './readArticlePage.ts';

const { signal } = new AbortController();
const article = { id: '2', date: '2026-11-02', category: 'Editorial Analysis' };

async function readOn(dayWith: number) {
  const titles = Array.from({ length: dayWith }, (_, index) => ({ ...article, id: `${index}` }));
  const articlePage = async () => ({ article, titles, related: [], practice: null });
  const queries = { articlePage } as unknown as Queries;
  const found = await readArticlePage(queries, { id: article.id, signal });
  return found.ok && found.value.dayPosition;
}

test('an article has its place in its day, unless the day has more than are read', async () => {
  expect(await readOn(1)).toBeNull();
  expect(await readOn(29)).toMatchObject({ place: 3, count: 29, next: { id: '3' } });
  expect(await readOn(30)).toBeNull();
});
