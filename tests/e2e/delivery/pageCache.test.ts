import { beforeAll, describe, expect, test } from 'vitest';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { sentPath } from '../../support/contactPage.ts';
import { readPage } from '../../support/http/html.ts';
import { article } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite({ env: { PAGE_CACHE_MB: '8' } });

/** Unlike `fetch`, does not decode the answer. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = httpRequest(site.url + path, { method, headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode, headers: response.headers, bytes };
}

const broken = databaseError('The database is resting');
/** Makes every test use a page that no other has requested. */
let last = 100;
const newArticle = () => {
  last += 1;
  fake.tables.Articles.push({ ...article(1), id: last });
  return `/article/${last}`;
};
/** The article, related articles and days of questions; then the previous, the next and the day's articles. */
const readsOfOne = 6;

// The site finds out only once that no function returns the whole page.
beforeAll(async () => {
  await readPage(site.url + newArticle());
  await fake.heal();
});

describe('a page that is kept', () => {
  test('is read once for all visitors, in every encoding', async () => {
    const path = newArticle();
    const first = await readPage(site.url + path);
    expect(fake.requests).toHaveLength(readsOfOne);
    expect(first.status).toBe(200);
    const others = await Promise.all([
      get(path, {}, 'HEAD'),
      get(path, { cookie: 'visitor=1', authorization: 'Bearer x' }),
      get(`${path}?utm_source=mail&fbclid=1&category=x&page=7`),
      get(`${path}?`),
      get(path, { 'cache-control': 'no-cache', pragma: 'no-cache' }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(others[0].headers['cache-control']).toContain('s-maxage=30');
    expect(fake.requests).toHaveLength(readsOfOne);
  });

  test('is shown while the backend fails, and so is none that failed', async () => {
    const [known, unknown] = [newArticle(), newArticle()];
    const before = await readPage(site.url + known);
    fake.fail('*', broken);
    expect(await readPage(site.url + known)).toEqual(before);
    expect((await readPage(site.url + unknown)).status).toBe(500);
    const { tables } = fake;
    await fake.heal();
    fake.tables.Articles = tables.Articles;
    expect((await readPage(site.url + unknown)).status).toBe(200);
  });
});

test('the page of one Host is not that of another', async () => {
  const path = newArticle();
  const evil = await get(path, { host: 'evil.example' });
  expect(evil.bytes.toString()).toContain('http://evil.example/');
  const own = await get(path);
  expect(own.bytes.toString()).not.toContain('evil.example');
});

test('pages that are not there are kept for a moment, and are no good for proxies for longer', async () => {
  const first = await get('/article/99999');
  expect(first.status).toBe(404);
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  const reads = fake.requests.length;
  expect((await get('/article/99999')).status).toBe(404);
  expect(fake.requests).toHaveLength(reads);
});

test('what a visitor posts is never kept', async () => {
  const body = new URLSearchParams({ message: 'A word of my own', email: 'no address' });
  const init = { method: 'POST', body } as const;
  const posted = await fetch(`${site.url}/contact`, init);
  expect(posted.headers.get('cache-control')).toBe('no-store');
  expect(await posted.text()).toContain('A word of my own');
  const next = await get('/contact');
  expect(next.bytes.toString()).not.toContain('A word of my own');
  expect(next.headers['set-cookie']).toBeUndefined();
});

describe('over the wire', () => {
  const decode: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes) => bytes,
  };

  test.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', 'identity'],
    ['*', 'identity'],
  ])('%j is answered in %s, with its length and a tag of its own', async ([accepted, encoding]) => {
    const path = newArticle();
    const plain = await get(path);
    const answer = await get(path, { 'accept-encoding': accepted ?? '' });
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decode[encoding ?? '']?.(answer.bytes)).toEqual(plain.bytes);
    const same = plain.headers.etag === answer.headers.etag;
    expect(same).toBe(encoding === 'identity');
  });

  test('a page requested twice is compressed better; its first ETag still matches', async () => {
    const path = newArticle();
    const brotli = { 'accept-encoding': 'br' };
    const first = await get(path, brotli);
    await get(path, brotli);
    await expect
      .poll(async () => (await get(path, brotli)).bytes.length)
      .toBeLessThan(first.bytes.length);
    const better = await get(path, brotli);
    expect(brotliDecompressSync(better.bytes)).toEqual(brotliDecompressSync(first.bytes));
    expect(better.headers.etag).not.toBe(first.headers.etag);
    for (const tag of [first.headers.etag, better.headers.etag, `"x", W/${better.headers.etag}`]) {
      const again = await get(path, { ...brotli, 'if-none-match': tag ?? '' });
      expect(again.status).toBe(304);
      expect(again.bytes).toHaveLength(0);
      expect(tag).toContain(again.headers.etag);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    const stranger = await get(path, { ...brotli, 'if-none-match': '"another"' });
    expect(stranger.status).toBe(200);
  });
});

describe('that a message was sent', () => {
  const says = async (path: string) => {
    const answer = await get(path, { 'accept-encoding': 'identity' });
    const isSaid = answer.bytes.toString().includes('Message sent');
    return { isSaid, caching: answer.headers['cache-control'] };
  };

  test('is shown to a visitor with a receipt, and not cached', async () => {
    const path = await sentPath(site.url);
    const told = { isSaid: true, caching: 'private, no-cache' };
    expect(await says(path)).toEqual(told);
    const plain = await says('/contact');
    expect(plain).toMatchObject({ isSaid: false, caching: expect.stringMatching(/^public/) });
    expect(await says(path)).toEqual(told);
    expect(await says(path.replace('/contact', '/Contact/'))).toEqual(told);
    expect(await says(path.replace('/contact', '/about'))).toMatchObject({ isSaid: false });
  });

  test.for(['1', '', 'true', 'zzzzzz.AAAAAAAAAAAAAAAA'])(
    'is not shown to a visitor who opens its address by hand with %j',
    async (sent) => {
      const plain = await get('/contact');
      const answer = await get(`/contact?sent=${sent}`);
      expect(answer.bytes.equals(plain.bytes)).toBe(true);
    },
  );
});
