import { request as httpRequest } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { readPage } from '../../support/http/html.ts';
import { openIdleConnections } from '../../support/http/idleConnections.ts';
import type { IdleConnections } from '../../support/http/idleConnections.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite({
  env: { TRUST_PROXY: '1', LOG_FORMAT: 'json', PAGE_CACHE_MB: '8' },
});

/** As a proxy passes it on. */
const forwarded = {
  'x-forwarded-for': '198.51.100.9, 192.0.2.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'institute.example',
};

const lines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

let idle: IdleConnections;
afterAll(() => idle.close());

test('ten thousand idle connections disturb nobody', async () => {
  await readPage(`${site.url}/editorial-analysis`);
  idle = await openIdleConnections(site.url, 10_000);
  expect((await fetch(`${site.url}/editorial-analysis`)).status).toBe(200);
  expect(idle.open()).toBe(idle.count);
});

describe('behind a proxy', () => {
  test('the site is at the address that the visitor asked for', async () => {
    const answer = await fetch(`${site.url}/about`, { headers: forwarded });
    expect(await answer.text()).toContain(
      '<link rel="canonical" href="https://institute.example/about"/>',
    );
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    const other = await readPage(`${site.url}/about`);
    expect(other.canonical).toBe(`${site.url}/about`);
  });

  test('a post from the site itself is taken, one from elsewhere is not', async () => {
    const post = async (origin: string) => {
      const body = new URLSearchParams({ message: `From ${origin}` });
      const headers = { ...forwarded, origin };
      const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
      return (await fetch(`${site.url}/contact`, init)).status;
    };
    expect(await post('https://institute.example')).toBe(303);
    expect(await post('https://evil.example')).toBe(403);
  });

  test('a request keeps the name that the proxy gave it', async () => {
    const headers = { 'x-request-id': 'proxy-1' };
    for (const path of ['/about', '/about', '/art/hero.svg', '/healthz']) {
      const answer = await fetch(site.url + path, { headers });
      expect(answer.headers.get('x-request-id')).toBe('proxy-1');
    }
  });
});

test('the log is JSON line by line, names the request, and nothing of the visitor', async () => {
  fake.fail('*', databaseError('The database is resting'));
  const answer = await fetch(`${site.url}/online-mode?category=Asha%20writes&page=3`, {
    headers: { ...forwarded, 'user-agent': 'Browser/1', 'x-request-id': 'failing-1' },
  });
  expect(answer.status).toBe(500);
  const body = new URLSearchParams({ message: 'A word of my own', email: 'asha@example.com' });
  const headers = { ...forwarded, 'x-request-id': 'failing-2' };
  const posted = await fetch(`${site.url}/contact`, { method: 'POST', body, headers });
  expect(posted.status).toBe(500);
  const of = (id: string) => lines().filter(({ request }) => request === id);
  expect(of('failing-1')[0]).toMatchObject({ level: 'error', message: 'The database is resting' });
  expect(of('failing-2')[0]).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^A contact message was not stored: /) as string,
  });
  expect(lines()[0]).toMatchObject({ level: 'info', time: expect.any(String) as string });
  expect(site.output()).not.toMatch(/Asha|asha|192\.0\.2|198\.51|Browser|A word|page=3/);
});

describe('under load', () => {
  test('two hundred visitors get an answer each, and the right one, while every second read fails', async () => {
    let reads = 0;
    fake.fail('*', databaseError('The database is resting'), () => (reads += 1) % 2 === 0);
    const paths = ['/', '/editorial-analysis', '/online-mode', '/course-1', '/article/1', '/about'];
    const headings = new Map<string, string>();
    for (const path of paths) {
      // One after another, until each is kept.
      await expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(200);
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => paths[index % paths.length] ?? '/').map(
        async (path) => ({ path, page: await readPage(site.url + path) }),
      ),
    );
    for (const { path, page } of answers) {
      expect(page.status).toBe(200);
      const [heading = ''] = page.headings;
      expect(headings.get(path) ?? heading).toBe(heading);
      headings.set(path, heading);
    }
    expect(new Set(headings.values()).size).toBe(paths.length);
  });
});

// The last one, for they have a quarter of a minute.
test('after a while the idle connections are closed', async () => {
  await expect.poll(idle.open, { timeout: 25_000 }).toBe(0);
});

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(site.url + path, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
