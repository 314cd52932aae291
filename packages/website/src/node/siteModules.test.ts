import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkContent, siteAlias } from './siteModules.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const complete = folder('../../../../site');
const small = folder('../../../../tests/support/otherInstitute');

test('an institute with all content has its own', () => {
  expect(() => checkContent(complete, { otherLocales: ['hi-IN'] })).not.toThrow();
  expect(siteAlias(complete).map(({ find }) => String(find))).toEqual([
    '@site/previews.ts',
    '/^@site\\//',
  ]);
});

test('content of a page that is there may not be missing', () => {
  expect(() => checkContent(small, { without: ['career', 'selections'] })).toThrow(
    "src/content/scholarship.ts is missing. Write it, or do without the page: without: ['scholarship']",
  );
});

const without = ['career', 'scholarship', 'selections'] as const;

test('a language has an institute of its own', () => {
  expect(() => checkContent(small, { without, otherLocales: ['hi-IN'] })).toThrow(
    "src/hi/institute.ts is missing: it exports `institute` with locale 'hi-IN'.",
  );
});

test('an empty module stands for each that is missing of a page that is not', () => {
  expect(() => checkContent(small, { without })).not.toThrow();
  expect(siteAlias(small).map(({ find }) => String(find))).toEqual([
    '@site/previews.ts',
    '@site/content/career.ts',
    '@site/content/pages.ts',
    '@site/content/results.ts',
    '@site/content/scholarship.ts',
    '@site/content/testimonials.ts',
    '/^@site\\//',
  ]);
});
