import { expect, test } from 'vitest';
import { fixedSitemap } from '../render/noBackend.ts';
import type { Entry } from '../render/renderer.ts';
import { sitemapFile } from './sitemap.ts';
import { robotsText } from './robots.ts';

test('robots.txt leads to the sitemap of each language that has one, and not to the API', () => {
  const language = (prefix: string, generatedFiles = [fixedSitemap(prefix, [])]) => ({
    prefix,
    entry: { generatedFiles } as Partial<Entry> as Entry,
  });
  const languages = [language(''), language('/hi'), language('/bn', [])];
  expect(robotsText('https://example.org', ['/rest/v1/', '/auth/v1/'], languages)).toBe(
    'User-agent: *\nDisallow: /rest/v1/\nDisallow: /auth/v1/\n\nSitemap: https://example.org/sitemap.xml\nSitemap: https://example.org/hi/sitemap.xml',
  );
});

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
