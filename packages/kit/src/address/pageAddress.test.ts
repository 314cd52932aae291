import { expect, test } from 'vitest';
import { isPlainPath, pageAddress, pathKey } from './pageAddress.ts';

const at = (target: string, known: string[]) =>
  pageAddress(new URL(target, 'https://site.example'), known).href;

test('of the query only what the screen knows makes a page, each once, in one order', () => {
  const known = ['category', 'page'];
  const one = at('/online-mode?page=2&category=BPSC', known);
  expect(one).toBe('https://site.example/online-mode?category=BPSC&page=2');
  expect(at('/online-mode?category=BPSC&utm=1&page=2&page=3&category=x', known)).toBe(one);
  // An empty value may matter to the screen: `?page=` is not a valid page.
  expect(at('/online-mode?page&page=2', known)).toBe('https://site.example/online-mode?page=');
  expect(at('/about?page=2#part', [])).toBe('https://site.example/about');
});

test('of an encoded path only those characters are decoded that need no code', () => {
  expect(at('/offline%2Dm%6fde%2fx%252D', [])).toBe('https://site.example/offline-mode%2fx%252D');
});

test('a path has one key in all its spellings, however many slashes it has', () => {
  expect(['/A', '/a/', '/a//', '/', '//'].map(pathKey)).toEqual(['/a', '/a', '/a', '/', '/']);
  const long = `/a${'/'.repeat(1_000_000)}b`;
  expect(pathKey(long)).toBe(long);
});

test('what could be read in two ways is no plain path', () => {
  const odd = [
    '',
    '//x',
    '/a//b',
    '/a/',
    '/.',
    '/a.b',
    '/a?',
    '/%41',
    '/a#',
    '/a\\b',
    '*',
    'http://x',
  ];
  expect(odd.filter(isPlainPath)).toEqual([]);
  expect(['/', '/about', '/editorial-analysis/12', '/What_1'].every(isPlainPath)).toBe(true);
});
