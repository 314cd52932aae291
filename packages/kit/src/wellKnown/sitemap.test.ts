import { expect, test } from 'vitest';
import { sitemapFile } from './sitemap.ts';

test('the sitemap has absolute addresses, each once, escaped', () => {
  const items = [{ path: '/a?x=1&y=2' }, { path: '/a?x=1&y=2' }, { path: '/लेख' }];
  const { text } = sitemapFile('https://example.org', items);
  expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://example.org/a?x=1&amp;y=2</loc>',
    '<loc>https://example.org/%E0%A4%B2%E0%A5%87%E0%A4%96</loc>',
  ]);
});

test('a page has the day of its last change where it is known', () => {
  const items = [{ path: '/a', lastChange: '2026-11-18' }, { path: '/b' }];
  expect(sitemapFile('https://example.org', items).text).toContain(
    '<url><loc>https://example.org/a</loc><lastmod>2026-11-18</lastmod></url><url><loc>https://example.org/b</loc></url>',
  );
});
