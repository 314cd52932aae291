import { describe, expect, test } from 'vitest';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { readPage } from '../../support/http/html.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite({ env: { TRUST_PROXY: '1', LOG_FORMAT: 'json' } });

/** The headers that a proxy sends. */
const forwarded = {
  'x-forwarded-for': '198.51.100.9, 192.0.2.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'institute.example',
};

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
  const lines = site
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const of = (id: string) => lines.filter(({ request }) => request === id);
  expect(of('failing-1')[0]).toMatchObject({
    level: 'error',
    message: 'The database is resting (code XX000, status 500)',
  });
  expect(of('failing-2')[0]).toMatchObject({
    level: 'error',
    message: expect.stringMatching(
      /^A contact message was not stored: .* \(code XX000, status 500\)$/,
    ) as string,
  });
  expect(lines[0]).toMatchObject({ level: 'info', time: expect.any(String) as string });
  expect(site.output()).not.toMatch(/Asha|asha|192\.0\.2|198\.51|Browser|A word|page=3/);
  const health = await fetch(`${site.url}/healthz`);
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ site: 'ok', backend: 'unreachable' });
});
