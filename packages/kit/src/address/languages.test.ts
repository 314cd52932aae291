import { expect, test } from 'vitest';
import { byPrefix, withoutPrefix, withPrefix } from './languages.ts';

test.each([
  ['/', '/hi'],
  ['/?page=2', '/hi?page=2'],
  ['/#top', '/hi#top'],
  ['/contact', '/hi/contact'],
  ['/a/b?c=/d', '/hi/a/b?c=/d'],
])('%s has the address %s, and leads back', (path, address) => {
  expect(withPrefix('/hi', path)).toBe(address);
  expect(withoutPrefix('/hi', address)).toBe(path);
  expect([withPrefix('', path), withoutPrefix('', path)]).toEqual([path, path]);
});

test('what is no path of the site keeps its address', () => {
  for (const address of ['*', '#top', '//other.example', 'https://other.example/'])
    expect(withPrefix('/hi', address)).toBe(address);
});

test('a path is found in its language, in any letter case', () => {
  const at = byPrefix([{ prefix: '' }, { prefix: '/hi' }]);
  for (const path of ['/hi', '/HI/', '/hi/contact', '/hi?x=1'])
    expect(at(path).prefix, path).toBe('/hi');
  for (const path of ['/', '/hit', '/high/hi', '', '*', '//hi'])
    expect(at(path).prefix, path).toBe('');
});
