import { expect, test } from 'vitest';
import { contentKey, keysOf } from './contentKeys.ts';

const article = { id: '7', category: 'Editorial Analysis', date: '2026-11-19T20:00:00Z' };

test.for([
  ['article', { id: '7' }, article, 'article:7 list:editorial-analysis day:2026-11-20'],
  ['article', { id: '7' }, { ...article, category: null, date: null }, 'article:7'],
  [
    'article',
    { id: '7' },
    { ...article, date: null, translation: { id: '8' } },
    'article:7 list:editorial-analysis article:8',
  ],
  ['articles', { category: 'Daily Summary' }, {}, 'list:daily-summary'],
  ['articlesOfDay', { day: '2026-11-20' }, {}, 'day:2026-11-20'],
  ['articlesOfDay', {}, {}, 'articles'],
  ['articlesByTopic', { topic: 'GS Paper 2' }, {}, 'topic:gs-paper-2'],
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
