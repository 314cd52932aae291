import type { Queries, SearchAnswer } from '@setu/data';
import type { ServerQueries } from '@setu/data/server';
import { expect, test, vi } from 'vitest';
import { misfitDescriptions, textsOf } from '../../../../tests/support/words.ts';
import type { Institute } from '../instituteTypes.ts';
import { deskSite } from '../node/deskSite.ts';
import * as english from '../locales/en/saved.ts';
import { llms } from '../locales/en/programs.ts';
import * as hindi from '../locales/hi/saved.ts';
import { llms as hindiLlms } from '../locales/hi/programs.ts';
import { readArticlePage } from '../pages/parts/readArticlePage.ts';
import { drawings } from '../pictures/drawings.ts';
import { shownHits } from '../search/search.ts';
import { feeds } from '../seo/feeds.ts';
import { readSitemap } from '../seo/sitemap.ts';
import { texts } from '../seo/wellKnownTexts.ts';
import { prerenderEntries } from '../server/prerenderEntries.ts';
import { newestPractice, questionsOnTopic } from './practiceLinks.ts';

// Of an institute that leaves practice out, in a database with questions, as one that had it before.

// Nothing is rendered, and unit tests run before the library is built.
vi.mock('@setu/ui', () => ({}));
vi.mock('@site/institute.ts', async (original) => {
  const { institute } = await original<{ institute: Institute }>();
  return { institute: { ...institute, without: ['practice'] } };
});

const { signal } = new AbortController();
const page = { article: { id: '7', date: null }, titles: [], related: [], practice: { count: 5 } };
const answers: Record<string, unknown> = {
  articleCount: 0,
  articlePage: page,
  questionDayOf: page.practice,
  questionTopics: [{ topic: 'Polity', count: 5 }],
  wholeArticles: { articles: [], last: null },
};
const asked: string[] = [];
const queries = new Proxy({} as ServerQueries & Queries, {
  get: (_, name: string) => async () => {
    asked.push(name);
    return answers[name] ?? [];
  },
});

test('no question is asked for', async () => {
  expect(await newestPractice(queries, { of: 'article', key: '7', signal })).toBeNull();
  expect(await questionsOnTopic(queries, { topic: 'Polity', signal })).toBe(0);
  await feeds.list(queries, []);
  await readSitemap(queries);
  await texts.read(queries, '/llms.txt', 'https://a.example', []);
  const listed: string[] = [];
  for await (const { paths } of prerenderEntries.list(queries, () => {})) listed.push(...paths);
  expect(asked).toContain('wholeArticles');
  expect(asked.filter((name) => /question/i.test(name))).toEqual([]);
});

test.each([
  ['English', english, llms, /practi[cs]|question/i],
  ['Hindi', hindi, hindiLlms, /अभ्यास|प्रश्न/],
])('%s: no words speak of it', (_language, { saved, savedWords }, { search }, practice) => {
  expect(misfitDescriptions({ saved })).toEqual([]);
  expect(
    textsOf([saved, savedWords.link, search]).filter(([, text]) => practice.test(text)),
  ).toEqual([]);
});

test('the desk publishes none, whose page would answer 404', async () => {
  const { hasPractice } = await deskSite(import.meta.dirname);
  expect(hasPractice).toBe(false);
});

test('what is read with other things leaves it out, and it has no picture', async () => {
  expect(await readArticlePage(queries, { id: '7', signal })).toMatchObject({
    value: { practice: null },
  });
  const found = { items: [{ kind: 'question' }, { kind: 'article' }], total: 21 };
  const shown = { items: [{ kind: 'article' }], total: 20 };
  expect(shownHits(found as Partial<SearchAnswer> as SearchAnswer)).toEqual(shown);
  expect(drawings.filter(({ src }) => src.includes('practice'))).toEqual([]);
});
