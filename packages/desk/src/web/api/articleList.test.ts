import type { StoredArticle } from '@setu/data/staff';
import { expect, test, vi } from 'vitest';
import { storedArticle } from '../../../tests/support/storedArticle.ts';
import { createArticleList, listArticles } from './articleList.ts';

const article = (id: string, more: Partial<StoredArticle> = {}) =>
  storedArticle({
    id,
    title: `Article ${id}`,
    date: `2026-11-${id.padStart(2, '0')}T00:30:00.000Z`,
    ...more,
  });

const stored = [
  article('1', { title: 'The  Préamble: five words', category: 'Editorial Analysis' }),
  article('2', { publishAt: '2090-01-01T00:30:00.000Z' }),
  article('3', { publishAt: 'infinity' }),
  article('4', { language: 'hi', title: 'प्रस्\u200Dतावना: हिन्दी आँकड़े ३९५' }),
  article('5', { publishAt: '2020-01-01T00:30:00.000Z' }),
  { ...article('6'), id: null },
];

const listOf = (articles: readonly StoredArticle[]) =>
  createArticleList({
    async *storedArticles() {
      yield [...articles];
    },
  });

const list = (sent: Record<string, unknown>, articles = stored) =>
  listArticles({ articles: listOf(articles), signal: new AbortController().signal }, sent);
const ids = async (sent: Record<string, unknown>) => (await list(sent)).lines.map(({ id }) => id);

test('drafts come first, then what is to appear, then the newest', async () => {
  const { lines, total } = await list({});
  expect(total).toBe(5);
  expect(lines.map(({ id, state }) => [id, state])).toEqual([
    ['3', 'draft'],
    ['2', 'scheduled'],
    ['4', 'published'],
    ['1', 'published'],
    ['5', 'published'],
  ]);
  expect(lines[1]).toMatchObject({ date: '2090-01-01T00:30:00.000Z' });
});

test.each([
  [{ state: 'draft' }, ['3']],
  [{ state: 'scheduled' }, ['2']],
  [{ category: 'Editorial Analysis' }, ['1']],
  [{ language: 'hi' }, ['4']],
  [{ search: 'WORDS pre\u0301amble' }, ['1']],
  [{ search: 'प्रस्ता' }, ['4']],
  [{ search: 'हिंदी आंकडे 395' }, ['4']],
  [{ search: 'हिन्' }, ['4']],
  [{ search: 'nothing' }, []],
  [{ state: 'other', language: 'fr', search: 7 }, ['3', '2', '4', '1', '5']],
])('%j narrows the list', async (sent, expected) => {
  expect(await ids(sent)).toEqual(expected);
});

test('the list has pages', async () => {
  const many = Array.from({ length: 51 }, (_, index) => article(String(index + 1)));
  expect(await list({ page: '2' }, many)).toMatchObject({ page: 2, pageCount: 2, total: 51 });
  expect((await list({ page: '2' }, many)).lines).toHaveLength(1);
  // Its only line may have been published, or withdrawn.
  expect(await list({ page: '3' }, many)).toMatchObject({ page: 2, lines: [{}] });
  await expect(list({ page: '0' })).rejects.toThrow('There is no such page.');
});

test('the articles are read again after ten seconds, a change or a failure', async () => {
  vi.setSystemTime('2026-11-24T20:00:00.000Z');
  let [reads, fails] = [0, false];
  const articles = createArticleList({
    // oxlint-disable-next-line require-yield
    async *storedArticles() {
      reads += 1;
      if (fails) throw new Error('No answer.');
    },
  });
  const { signal } = new AbortController();
  await articles.read(signal);
  await articles.read(signal);
  expect(reads).toBe(1);
  vi.setSystemTime('2026-11-24T20:00:10.000Z');
  await articles.read(signal);
  articles.forget();
  await articles.read(signal);
  expect(reads).toBe(3);
  articles.forget();
  fails = true;
  await expect(articles.read(signal)).rejects.toThrow('No answer.');
  fails = false;
  await articles.read(signal);
  expect(reads).toBe(5);
});
