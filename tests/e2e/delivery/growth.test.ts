import { expect, test } from 'vitest';
import { readPage } from '../../support/http/html.ts';
import { article } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite();

/** Articles that look alike, so that pages differ only by what grows. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...article(index),
    id: 100_000 + index,
    created_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
  }));

const listPath = '/editorial-analysis';

test.each([
  // A few more numbers and a gap in the pagination, with the inlined styles of the gap.
  ['the first page of a list', listPath, 700],
  // The same, and the link to earlier months.
  ['the second', `${listPath}?page=2`, 1_000],
  ['an article', '/editorial-analysis/100030', 20],
  ['the home page', '/', 20],
] as const)('%s weighs the same with 60 articles and with 10,000', async (_name, path, most) => {
  const bytesWith = async (count: number) => {
    fake.tables.Articles = articles(count);
    const { status, html } = await readPage(site.url + path);
    expect(status).toBe(200);
    return Buffer.byteLength(html);
  };
  expect(Math.abs((await bytesWith(60)) - (await bytesWith(10_000)))).toBeLessThan(most);
});
