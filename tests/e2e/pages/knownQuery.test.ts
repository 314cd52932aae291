import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Entry } from '../../../packages/kit/src/render/renderer.ts';

const built = '../../../site/dist/server/serverEntry.js';
const { paths } = (await import(built)) as Entry;

// A parameter that is read but not declared would be removed before the page is rendered.
test.for([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/selections', 'Selections'],
  ['/selections/x', 'Result'],
  ['/editorial-analysis', 'ArticleList'],
  ['/EDITORIAL-analysis', 'ArticleList'],
  ['/topics', 'Topics'],
  ['/topics/gs-paper-2', 'Topic'],
  ['/daily', 'Daily'],
  ['/daily/2026-11-20', 'Daily'],
  ['/online-mode', 'CourseList'],
  ['/offline-mode', 'CourseList'],
  ['/scholarship', 'Scholarship'],
  ['/contact', 'Contact'],
  ['/search', 'Search'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/article/1', 'Article'],
  ['/any-course', 'Course'],
  ['/no/such/page', 'NotFound'],
] as const)('the route table names every parameter that %s reads', async ([path, screen]) => {
  const source = new URL(`../../../packages/website/src/pages/${screen}.tsx`, import.meta.url);
  const reads = [...(await readFile(source, 'utf8')).matchAll(/searchParams\.\w+\('(\w+)'\)/g)];
  expect(new Set(paths.knownQuery(path))).toEqual(new Set(reads.map(([, name]) => name)));
});
