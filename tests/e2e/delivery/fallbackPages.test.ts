import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { fallbackPagesOf } from '../../../packages/kit/src/pages/fallbackPages.ts';
import type {
  FallbackPages,
  MadeFallbackPages,
} from '../../../packages/kit/src/pages/fallbackPages.ts';
import type { StoredPage } from '../../../packages/kit/src/pages/cache/storedPage.ts';
import { createProductionRenderer } from '../../../packages/kit/src/render/productionRenderer.ts';
import { fallbackPagesFile, outputOf } from '../../../packages/kit/src/vite/output.ts';
import site from '../../../site/site.config.ts';
import { parsePage, partOf } from '../../support/http/html.ts';

let fallbackPages: FallbackPages;
beforeAll(async () => {
  const english = { language: 'en', prefix: '' };
  const renderer = await createProductionRenderer(site, english);
  // Made by the build.
  const made = readFileSync(path.join(site.root, outputOf(english).server, fallbackPagesFile));
  fallbackPages = fallbackPagesOf(deserialize(made) as MadeFallbackPages, await renderer.entry());
});

function read({ status, br }: StoredPage) {
  const html = brotliDecompressSync(br.bytes).toString();
  expect(partOf(html, 'header')).toContain('Scholarship Programme');
  expect(partOf(html, 'footer')).toContain('All rights reserved.');
  expect(html).not.toMatch(/setu\.invalid|again=1|\?q=|id="page-data"/);
  const page = parsePage(html);
  const retries = page.links.filter(({ name }) => name === 'Try again');
  return { ...page, status, retries };
}

const noAnswer = 'Error: The server did not answer in time.';

test.for([
  ['/', 'Your Bridge to Success', noAnswer],
  ['/editorial-analysis', 'Editorial Analysis', noAnswer],
  ['/daily', 'Daily desk', noAnswer],
  ['/daily/2026-11-20', 'Daily desk', noAnswer],
  ['/Online-Mode/', 'Online Mode', noAnswer],
  ['/search', 'Search', noAnswer],
  ['/a-course', 'Course', noAnswer],
  ['/article/17', 'Article not found.', 'It could not be fetched just now.'],
  ['/editorial-analysis/17', 'Article not found.', 'It could not be fetched just now.'],
] as const)(
  '%s says that it could not be read, and tries itself again',
  ([path, heading, text]) => {
    const page = read(fallbackPages.at({ path }));
    expect(page.status).toBe(503);
    expect(page.headings.join(' ')).toContain(heading);
    expect(page.text).toContain(text);
    expect(page.retries.length).toBeGreaterThan(0);
    // An empty `href` is the address that the browser shows, including its query.
    expect(new Set(page.retries.map(({ href }) => href))).toEqual(new Set(['']));
  },
);

test.for([
  ['/about', 200, 'About'],
  ['/contact', 200, 'Get in touch'],
  ['/UPSC-2023-results', 200, '2023'],
  ['/selections/upsc-2022-results', 200, '2022'],
  ['/selections/upsc-1999-results', 404, 'Selection Not Found'],
  ['/no/such/page', 404, 'Oops. Page not found.'],
] as const)('%s is what it always is', ([path, status, text]) => {
  const page = read(fallbackPages.at({ path }));
  expect(page.status).toBe(status);
  expect(page.text).toContain(text);
  expect(page.retries).toEqual([]);
});

test('an unexpected error has header and footer too', () => {
  const page = read(fallbackPages.unexpected);
  expect(page.status).toBe(500);
  expect(page.headings).toEqual(['Unexpected Application Error!']);
});
