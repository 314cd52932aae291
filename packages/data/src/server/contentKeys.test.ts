import { beforeEach, expect, test, vi } from 'vitest';
import { contentKey, keysOf } from './contentKeys.ts';

const article = { id: '7', category: 'Editorial Analysis', date: '2026-01-19T20:00:00Z' };
const around = { related: [{ id: '90' }, { id: '91' }], previous: { id: '6' }, next: { id: '8' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z') });
});
test.for([
  ['article', { id: '7' }, article, 'article:7 day:2026-01-20'],
  ['article', { id: '7' }, { ...article, category: null, date: null }, 'article:7'],
  // A recent article also has the key of the newest articles.
  [
    'article',
    { id: '7' },
    { ...article, date: '2026-11-20T00:00:00Z', translation: { id: '8' } },
    'article:7 day:2026-11-20 link:8 newest',
  ],
  [
    'articlePage',
    { id: '7' },
    { article, ...around },
    'article:7 day:2026-01-20 link:6 order:editorial-analysis link:8 link:90 link:91',
  ],
  // An article at the end of its list.
  [
    'articlePage',
    { id: '7' },
    { article, ...around, next: null, related: [] },
    'article:7 day:2026-01-20 link:6 order:editorial-analysis list:editorial-analysis',
  ],
  ['articlePage', { id: '7' }, null, 'article:7'],
  ['relatedArticles', { id: '7' }, around.related, 'link:90 link:91'],
  ['neighbour', { category: 'Daily Summary' }, null, 'list:daily-summary'],
  ['neighbour', { category: 'Daily Summary' }, { id: '6' }, 'link:6 order:daily-summary'],
  ['articles', { category: 'Daily Summary' }, {}, 'list:daily-summary'],
  ['articlesOfDay', { day: '2026-11-20' }, {}, 'day:2026-11-20'],
  ['articlesOfDay', {}, {}, 'articles'],
  ['articlesByTopic', { topic: 'GS Paper 2' }, {}, 'topic:gs-paper-2'],
  [
    'questionsById',
    { ids: ['1'] },
    [{ article: { id: '7' } }, { article: null }],
    'questions link:7 articles',
  ],
  ['questionsOfDay', {}, null, 'questions'],
  ['questionDayOf', { of: 'article', key: '7' }, null, 'article:7'],
  ['sendContact', {}, undefined, ''],
] as const)('the keys of %s(%j)', ([name, options, answer, keys]) => {
  expect(keysOf(name, options, answer).join(' ')).toBe(keys);
});

test('every key can stand in a header, and other names have other keys', () => {
  const names = ['राजव्यवस्था', 'अर्थव्यवस्था', 'a,b', 'a b', 'a\tb', '', '7'];
  const keys = names.map((name) => contentKey('topic', name));
  expect(new Set(keys).size).toBe(names.length);
  for (const key of keys) expect(key).toMatch(/^topic:[\da-z-]+$/);
});
