import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { useFixture } from '../../support/fixture.ts';
import { cases, fuzzTimeoutMs } from '../../support/fuzz.ts';
import { readAnswer, sendRaw } from '../../support/http/rawHttp.ts';
import { startSite, seededFolder } from '../../support/site.ts';

const data = useFixture(() => seededFolder());
const site = useFixture(() => startSite({ env: { DATA_DIR: data.folder } }));

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[ -~]{0,12}$/) },
);

const markup = '<b onclick="x">';

const words = [
  '/',
  '//',
  '.',
  '..',
  '%',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%ff',
  '%zz',
  '%e0%a4%85',
  '?',
  '&',
  '=',
  '#',
  '@',
  '<',
  'page=',
  'category=',
  'month=',
  'q=',
  'search?q=',
  '1',
  '-1',
  '9'.repeat(30),
  '\\',
  'article/',
  'online-mode',
  'contact',
  'rest/v1/Articles',
  'rest/v1/rpc/',
  'auth/v1/token',
  'select=',
  'id=eq.',
  'or=(',
  'assets/',
  'sitemaps/1.xml',
  'http://',
  'evil.example',
  'https://evil.example:99999/',
  '__proto__',
  'constructor',
  'x'.repeat(3_000),
  encodeURIComponent(markup),
];
const targets = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.constantFrom(...words), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('search?q=', '?category=', 'online-mode?category=', 'selections/')
      .map((echoing) => `/${echoing}${encodeURIComponent(markup)}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...words, ' ', '\t', '\u0001', '\u00ff', '\u0900'))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const sound = fc.constantFrom(
  'Content-Length: 0',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'If-None-Match: *',
  'Expect: 100-continue',
  'Content-Type: multipart/form-data',
  'Content-Type: ;',
  'Range: x',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: application/json',
  'Accept: application/json',
  'Accept-Encoding: br;q=x, gzip',
  'Accept-Encoding: *',
  'Range: bytes=9-1',
  'Range: bytes=0-0,2-3',
  'If-None-Match: "',
  'If-Modified-Since: x',
  'Upgrade: websocket',
  'Cookie: a=b',
  'Origin: null',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: ftp',
  'X-Forwarded-For: ,,,',
  'apikey: x',
  'Authorization: Bearer x',
  'Prefer: count=exact',
  'X-Request-Id: \u00e4',
  `X-Long: ${'x'.repeat(9_000)}`,
  'Via: 1.1 x',
  'TE: trailers',
);
const broken = fc.constantFrom(
  'Host: ',
  'Host: a b',
  'Host: [',
  'Host: evil.example',
  'Host: x:99999',
  'Host: a@b',
  'Content-Length: -1',
  'Content-Length: x',
  'Content-Length: 99999999',
  'X: \u0001',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: chunked, chunked',
  'Expect: something',
  'Connection: upgrade',
  'Connection: keep-alive, close',
  ' folded',
  'no colon',
  ': no name',
);
const headers = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: sound },
    { weight: 1, arbitrary: broken },
    { weight: 2, arbitrary: fc.stringMatching(/^[A-Za-z-]{1,12}: [ -~]{0,40}$/) },
  ),
  { maxLength: 4 },
);

const bodies = fc.oneof(
  fc.constant(''),
  fc.constantFrom('5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', 'message=%', 'email=x&message=y', '{"a":'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const requests = fc
  .tuple(methods, targets, headers, bodies)
  .map(([method, target, list, body]) =>
    [
      `${method} ${target} HTTP/1.1`,
      'Host: localhost',
      ...list,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );

const isOurs = (list: Map<string, string>) =>
  list.get('content-security-policy')?.includes("object-src 'none'") === true &&
  list.get('x-content-type-options') === 'nosniff';

test('a request of anything is answered: never a 5xx, always with the security headers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 12, maxLength: 16 }), async (batch) => {
      await Promise.all(
        batch.map(async (request) => {
          const answer = readAnswer(await sendRaw(site.url, Buffer.from(request, 'utf8')));
          expect(answer, 'an answer').toBeDefined();
          expect(answer?.status).toBeGreaterThanOrEqual(200);
          // The embedded backend has no accounts and answers 501.
          const isAuth = request.includes('/auth/v1/') && answer?.status === 501;
          expect(isAuth ? 200 : answer?.status).toBeLessThan(500);
          expect(isOurs(answer?.headers ?? new Map()), 'security headers').toBe(true);
          expect(answer?.text).not.toContain(markup);
        }),
      );
    }),
    { ...cases(25), interruptAfterTimeLimit: fuzzTimeoutMs * 0.8 },
  );
});

test('after all of it the site serves as before, and has no fault to log', async () => {
  expect(site.process.exitCode).toBeNull();
  const health = await fetch(`${site.url}/healthz`);
  expect(await health.json()).toMatchObject({ site: 'ok', backend: 'ok' });
  expect(site.output()).not.toMatch(/failed|unhandled|uncaught|TypeError|RangeError/i);
});
