import { beforeEach, describe, expect, test } from 'vitest';
import { partOf, readPage } from '../../support/http/html.ts';
import { article } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

/** Articles that look alike, so that pages differ by what grows alone. */
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
    // A few more numbers and a gap in the pagination, with the styles of the gap, which the page carries.
    ['the first page of a list', listPath, 700],
    // The same, and the way to earlier months.
    ['the second', `${listPath}?page=2`, 1_000],
    ['an article', '/editorial-analysis/100030', 20],
    ['the home page', '/', 20],
  ] as const)('%s weighs the same', async (_name, path, difference) => {
    const [few, many] = await onBoth((url) => readPage(url + path));
    expect([few?.status, many?.status]).toEqual([200, 200]);
    const bytes = (html = '') => Buffer.byteLength(html);
    expect(Math.abs(bytes(many?.html) - bytes(few?.html))).toBeLessThan(difference);
  });

  test('the last of 500 pages is shown, and read by its ids', async () => {
    const [, last] = await onBoth((url) => readPage(`${url}${listPath}?page=500`));
    expect(last?.status).toBe(200);
    expect([...partOf(last?.html ?? '', 'main').matchAll(/<article/g)]).toHaveLength(20);
    const asked = large.fake.requests.map(({ query }) => query.get('select'));
    // Beside it, the calendar's.
    expect(asked.filter((select) => select !== 'created_at')).toEqual([
      'id',
      'id,title,category,created_at,url,summary,topics',
    ]);
  });

  test('the sitemap of few is one, the sitemap of many has parts that hold them all', async () => {
    const [few = '', many = ''] = await onBoth(async (url) => {
      const answer = await fetch(`${url}/sitemap.xml`);
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(answer.headers.get('cache-control')).toContain('max-age');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      return answer.text();
    });
    expect(few).toContain(`${listPath}/100000</loc><lastmod>20`);
    expect(few).toContain(`${listPath}</loc><lastmod>20`);
    expect(many).toContain('<sitemapindex');
    const parts = locations(many);
    expect(parts.map((part) => new URL(part).pathname)).toEqual([
      '/sitemaps/1.xml',
      '/sitemaps/2.xml',
      '/sitemaps/3.xml',
    ]);
    const texts = await Promise.all(parts.map(async (part) => (await fetch(part)).text()));
    const found = texts.flatMap((text) => locations(text));
    expect(found.filter((address) => address.includes(`${listPath}/`))).toHaveLength(10_000);
    expect(new Set(found).size).toBe(found.length);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  });

  test('no address makes another part', async () => {
    const statusOf = async (path: string) => (await fetch(large.site.url + path)).status;
    expect(await statusOf('/sitemaps/4.xml')).toBe(404);
    expect(await statusOf('/sitemaps/99999.xml')).toBe(404);
    expect(await statusOf('/sitemaps/0.xml')).toBe(404);
    expect(await statusOf('/sitemaps/2.xml?x=1')).toBe(200);
  });
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
