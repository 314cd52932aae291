import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deskSite } from './deskSite.ts';

const site = await deskSite(path.resolve(import.meta.dirname, '../../../../site'));

test('the desk knows the languages, the categories, and where their articles are', () => {
  expect(site).toMatchObject({ hasPractice: true, languages: ['en', 'hi'] });
  expect(site.courseCategories).toEqual(expect.arrayContaining(['Sociology', 'समाजशास्त्र']));
  expect(site.articleCategories).toHaveLength(6);
  const category = 'What to Read in The Hindu';
  expect(site.articleHref({ id: 'संसद/2', category })).toBe(
    `/what-to-read-in-the-Hindu/${encodeURIComponent('संसद/2')}`,
  );
});

test('the desk knows files with Hindi names and blanks', async () => {
  using root = mkdtempDisposableSync(path.join(tmpdir(), 'setu-desk-site-'));
  mkdirSync(path.join(root.path, 'public'));
  writeFileSync(path.join(root.path, 'public', 'नया भवन.png'), '');
  // This site has no `src/hi/institute.ts`.
  const { isKnownPath, languages } = await deskSite(root.path);
  expect(languages).toEqual(['en', 'hi']);
  const there = ['/नया भवन.png', encodeURI('/नया भवन.png')];
  expect([...there, '/भवन.png'].filter(isKnownPath)).toEqual(there);
});

test.each([
  ['/about', true, true],
  ['/ABOUT', true, true],
  ['/editorial-analysis', true, true],
  ['/topics/polity', false, true],
  ['/hi', false, true],
  ['/HI/about', false, true],
  ['/hi/feeds/editorial-analysis.xml', false, true],
  ['/hi/nothing/here', false, false],
  ['/hindi/about', false, false],
  ['/daily/2026-11-20', false, true],
  ['/art/motifs/economy.svg', false, true],
  ['/sitemap.xml', false, true],
  ['/feeds/editorial-analysis.xml', false, true],
  ['/editorial-analysis/1', false, false],
  ['/gs-foundation-online', false, false],
  ['/art/motifs/nothing.svg', false, false],
  ['/art', false, false],
  ['/../package.json', false, false],
  ['/a/b/c', false, false],
  ['/%', false, false],
])('%s: fixed %s, known %s', (pathname, isFixed, isKnown) => {
  expect([site.isFixedPath(pathname), site.isKnownPath(pathname)]).toEqual([isFixed, isKnown]);
});
