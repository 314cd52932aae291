import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { article } from '../../support/backend/sampleRows.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { readPage } from '../../support/http/html.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite({ env: { PAGE_CACHE_MB: '8' } });

const hostile = 'A\u0001\u0002\uFFFF bell ]]> </title><script>alert(1)</script> & "more"';
const shownTitle = 'A bell ]]> </title><script>alert(1)</script> & "more"';
const date = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00+00:00`;

// Repeated, because the fake restores the sample rows after each test.
beforeEach(() => {
  const many = Array.from({ length: 30 }, (_, index) => [
    { ...article(100 + index), created_at: date(index + 1) },
    { ...article(200 + index), created_at: date(index + 1), category: 'Facts of the Day' },
  ]).flat();
  fake.tables.Articles = [
    ...many,
    { ...article(1), title: hostile, created_at: '2026-11-21T10:00:00+00:00' },
    {
      ...article(2),
      title: 'संसद की समितियाँ',
      summary: null,
      content: 'संसद की समितियाँ विधेयक पढ़ती हैं।\n\n- पहली\n- दूसरी',
      created_at: '2026-11-20T10:00:00+00:00',
    },
  ];
});

const get = (path: string) => fetch(site.url + path);

/** A feed as an XML parser reads it. */
function parse(page: Page, xml: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const failure = document.querySelector('parsererror')?.textContent;
    if (failure) throw new Error(failure);
    const part = (of: ParentNode, selector: string) => of.querySelector(selector);
    const words = (of: ParentNode, selector: string) => part(of, selector)?.textContent ?? '';
    const entries = [...document.querySelectorAll('entry')].map((entry) => {
      const content = part(entry, 'content');
      const html = new DOMParser().parseFromString(content?.textContent ?? '', 'text/html');
      return {
        id: words(entry, 'id'),
        title: words(entry, 'title'),
        titleLang: part(entry, 'title')?.getAttribute('xml:lang') ?? null,
        href: part(entry, 'link[rel=alternate]')?.getAttribute('href') ?? '',
        updated: words(entry, 'updated'),
        category: part(entry, 'category')?.getAttribute('term') ?? '',
        scripts: html.querySelectorAll('script').length,
        text: html.body.innerText,
      };
    });
    return {
      root: `${document.documentElement.namespaceURI} ${document.documentElement.localName}`,
      id: words(document, 'feed > id'),
      title: words(document, 'feed > title'),
      author: words(document, 'feed > author > name'),
      updated: words(document, 'feed > updated'),
      self: part(document, 'feed > link[rel=self]')?.getAttribute('href'),
      entries,
    };
  }, xml);
}

test('home announces the feeds of all articles, a list its own, an article none', async () => {
  const feedsOf = async (path: string) => {
    const { html } = await readPage(site.url + path);
    const links = html.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)"/g);
    return Array.from(links, ([, type, href]) => `${type} ${href}`);
  };
  expect(await feedsOf('/')).toEqual([
    'application/atom+xml /feeds/all.xml',
    'application/feed+json /feeds/all.json',
  ]);
  expect(await feedsOf('/facts-of-the-day')).toEqual([
    'application/atom+xml /feeds/facts-of-the-day.xml',
  ]);
  expect(await feedsOf('/editorial-analysis/1')).toEqual([]);
});

test('the feed of all has the newest 50, whole, in Atom that any parser of XML reads', async () => {
  const answer = await get('/feeds/all.xml');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const page = await browser.open('about:blank');
  const feed = await parse(page, await answer.text());
  expect(feed).toMatchObject({
    root: 'http://www.w3.org/2005/Atom feed',
    id: `${site.url}/feeds/all.xml`,
    self: `${site.url}/feeds/all.xml`,
    title: 'Setu: all articles',
    author: 'Setu Institute (sample)',
    updated: '2026-11-21T10:00:00.000Z',
  });
  expect(feed.entries).toHaveLength(50);
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(50);
  const dates = feed.entries.map(({ updated }) => updated);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const [first, hindi] = feed.entries;
  expect(first).toEqual({
    id: `${site.url}/article/1`,
    title: shownTitle,
    titleLang: null,
    href: `${site.url}/editorial-analysis/1`,
    updated: '2026-11-21T10:00:00.000Z',
    category: 'Editorial Analysis',
    scripts: 0,
    text: expect.stringContaining('The first paragraph of article 1.') as string,
  });
  expect(hindi).toMatchObject({ titleLang: 'hi' });
  expect(hindi?.text).toContain('पहली');
});

test('the JSON Feed has the newest 50 too, and the feed of a list its articles', async () => {
  const answer = await get('/feeds/all.json');
  expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({ id: `${site.url}/article/1`, tags: ['Editorial Analysis'] });
  const page = await browser.open('about:blank');
  const list = await parse(page, await (await get('/feeds/facts-of-the-day.xml')).text());
  expect(list.title).toBe('Setu: Important Facts of the Day');
  expect(list.entries).toHaveLength(30);
  expect((await get(new URL(list.entries[0]?.href ?? '').pathname)).status).toBe(200);
});
