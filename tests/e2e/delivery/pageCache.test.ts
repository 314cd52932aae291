import { beforeAll, expect, test } from 'vitest';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
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

test('a page that is kept is read once for all visitors', async () => {
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

test('the page of one Host is not that of another', async () => {
  const path = newArticle();
  const evil = await get(path, { host: 'evil.example' });
  expect(evil.bytes.toString()).toContain('http://evil.example/');
  const own = await get(path);
  expect(own.bytes.toString()).not.toContain('evil.example');
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

// The tests of flashToken.ts try forged receipts.
test('that a message was sent is shown to a visitor with a receipt, and not cached', async () => {
  const says = async (path: string) => {
    const answer = await get(path, { 'accept-encoding': 'identity' });
    const isSaid = answer.bytes.toString().includes('Message sent');
    return { isSaid, caching: answer.headers['cache-control'] };
  };
  const path = await sentPath(site.url);
  const told = { isSaid: true, caching: 'private, no-cache' };
  expect(await says(path)).toEqual(told);
  const plain = { isSaid: false, caching: expect.stringMatching(/^public/) as string };
  expect(await says('/contact')).toEqual(plain);
  expect(await says('/contact?sent=1')).toEqual(plain);
  expect(await says(path)).toEqual(told);
  expect(await says(path.replace('/contact', '/Contact/'))).toEqual(told);
  expect(await says(path.replace('/contact', '/about'))).toMatchObject({ isSaid: false });
});
