import { beforeEach, describe, expect, test } from 'vitest';
import { readPage } from '../../support/http/html.ts';
import { article } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

/** Articles that look alike, so that pages differ only by what grows. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...article(index),
    id: 100_000 + index,
    created_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
  }));

const listPath = '/editorial-analysis';

describe('with 60 articles and with 10,000', () => {
  const small = useFakeSite();
  const large = useFakeSite();
  beforeEach(() => {
    small.fake.tables.Articles = articles(60);
    large.fake.tables.Articles = articles(10_000);
  });

  const onBoth = <Answer>(read: (url: string) => Promise<Answer>) =>
    Promise.all([small, large].map(({ site }) => read(site.url)));

  test.each([
    // A few more numbers and a gap in the pagination, with the inlined styles of the gap.
    ['the first page of a list', listPath, 700],
    // The same, and the link to earlier months.
    ['the second', `${listPath}?page=2`, 1_000],
    ['an article', '/editorial-analysis/100030', 20],
    ['the home page', '/', 20],
  ] as const)('%s weighs the same', async (_name, path, difference) => {
    const [few, many] = await onBoth((url) => readPage(url + path));
    expect([few?.status, many?.status]).toEqual([200, 200]);
    const bytes = (html = '') => Buffer.byteLength(html);
    expect(Math.abs(bytes(many?.html) - bytes(few?.html))).toBeLessThan(difference);
  });
});
