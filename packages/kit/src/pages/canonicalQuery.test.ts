import { beforeEach, expect, test, vi } from 'vitest';
import { noBackend } from '../render/noBackend.ts';
import type { Entry } from '../render/renderer.ts';
import { type CanonicalQuery, createCanonicalQuery } from './canonicalQuery.ts';

let there: string[] | Error;
let asked: string[];
let canonicalQuery: CanonicalQuery;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // To lru-cache, what began at 0 never ends.
  vi.advanceTimersByTime(1);
  there = ['known'];
  asked = [];
  const queryValues: Entry['queryValues'] = async (_queries, path) => {
    asked.push(path);
    if (there instanceof Error) throw there;
    const values = there;
    return (name, value) => name === 'free' || values.includes(value);
  };
  canonicalQuery = createCanonicalQuery({
    backend: noBackend,
    languageAt: () => ({ queries: undefined, entry: { queryValues } as Entry }),
    cacheBytes: 1,
  });
});

const settle = async (query: string, path = '/list') => {
  const { href } = await canonicalQuery({
    href: `http://x${path}${query}`,
    path,
    origin: 'http://x',
  });
  return href.slice(`http://x${path}`.length);
};

test('values that name nothing share one address, and the known values are read once', async () => {
  const many = Array.from({ length: 50 }, (_, index) => settle(`?category=${index}`));
  expect(new Set(await Promise.all(many))).toEqual(new Set(['?category=-']));
  expect(await settle('?category=known&page=9&free=9')).toBe('?category=known&page=-&free=9');
  expect(await settle('')).toBe('');
  expect(asked).toEqual(['/list']);
  expect(await settle('?category=1', '/Other/')).toBe('?category=-');
  expect(asked).toEqual(['/list', '/other']);
});

test('what is new counts after five seconds', async () => {
  expect(await settle('?category=new')).toBe('?category=-');
  there = ['new'];
  vi.advanceTimersByTime(5_001);
  expect(await settle('?category=new')).toBe('?category=new');
  expect(asked).toHaveLength(2);
});

test('while it cannot be read, what was there counts, else every value; it is not read again at once', async () => {
  there = new Error('No answer.');
  expect(await settle('?category=any')).toBe('?category=any');
  expect(await settle('?category=any')).toBe('?category=any');
  expect(asked).toHaveLength(1);
  there = ['known'];
  vi.advanceTimersByTime(5_001);
  expect(await settle('?category=any')).toBe('?category=-');
  there = new Error('No answer.');
  vi.advanceTimersByTime(5_001);
  expect(await settle('?category=any')).toBe('?category=-');
  expect(await settle('?category=known')).toBe('?category=known');
});
