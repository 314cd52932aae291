import { describe, expect, inject, test } from 'vitest';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { readPage } from '../../support/http/html.ts';
import { type RawAnswer, readAnswer, sendRaw } from '../../support/http/rawHttp.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite();

/** Sends a request exactly as given; `fetch` would correct most of these. */
async function send(start: string, headers: Record<string, string> = { Host: 'site.example' }) {
  const lines = Object.entries({ ...headers, Connection: 'close' }).map((header) =>
    header.join(': '),
  );
  const received = await sendRaw(site.url, [`${start} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const answer = readAnswer(received);
  if (!answer) throw new Error(`No answer: ${received}`);
  return answer;
}

describe('addresses', () => {
  test.for([
    ['/%E0%A4%A', 400],
    ['//evil.example', 400],
    ['/\\evil.example', 400],
    ['/about%00', 404],
    ['/about/../../../etc/passwd', 404],
    ['/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['/%2e%2e/%2e%2e/package.json', 404],
    ['/.vite/manifest.json', 404],
    ['/assets/../../server/serverEntry.js', 404],
    [`/article/${'9'.repeat(8_192)}`, 404],
    ['/about?utm_source=x&page=-1&category=%00', 200],
    ['/about?%E0%A4%A=%E0%A4%A', 200],
    ['/?category=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['/search?q=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['/online-mode?category[]=BPSC&page[]=9', 200],
    [`/about?${'q'.repeat(8_192)}`, 200],
  ] as const)('%s is answered with %i', async ([target, status]) => {
    const before = site.output().length;
    const answer = await send(`GET ${target}`);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toBe('');
    expect(answer.text).not.toContain('<script>alert');
    expect(answer.headers.get('location')).toBeUndefined();
    expect(site.output().slice(before)).toBe('');
  });

  test.for([
    '/',
    '/editorial-analysis',
    '/no/such/page',
    '/robots.txt',
    '/favicon.svg',
    '/healthz',
  ])('HEAD %s has the headers of GET, and no body', async (path) => {
    const [head, get] = await Promise.all([send(`HEAD ${path}`), send(`GET ${path}`)]);
    expect(head.text).toBe('');
    const of = ({ status, headers }: RawAnswer) => [
      status,
      ...['content-type', 'content-length', 'cache-control'].map((name) => headers.get(name)),
    ];
    expect(of(head)).toEqual(of(get));
  });
});

describe('the security headers', () => {
  const post = { method: 'POST', redirect: 'manual' } as const;
  const kinds: [string, string, number, RequestInit?][] = [
    ['a page', '/', 200],
    ['a page that is not there', '/no/such/page', 404],
    ['a page that failed', '/editorial-analysis', 500],
    ['a picture', '/art/hero.svg', 200],
    ['robots.txt', '/robots.txt', 200],
    ['security.txt', '/.well-known/security.txt', 200],
    ['the sitemap, when the backend fails', '/sitemap.xml', 503],
    ['the state of the site', '/healthz', 200],
    ['an address that cannot be read', '/%E0%A4%A', 400],
    ['a refused method', '/about', 405, { method: 'DELETE' }],
    ['a post to a page that takes none', '/about', 405, post],
    ['a post to the state of the site', '/healthz', 405, post],
    ['a refused post', '/contact', 403, { ...post, headers: { origin: 'null' } }],
    ['a post that is no form', '/contact', 400, { ...post, body: 'x' }],
    [
      'a failed message',
      '/contact',
      500,
      { ...post, body: new URLSearchParams({ message: 'Hi' }) },
    ],
  ];

  test.for(kinds)('stand on %s', async ([, path, status, init]) => {
    fake.fail('*', databaseError('The database is resting'));
    expectHeaders(await fetch(site.url + path, init), status);
  });

  test('stand on scripts, on a redirect, and on what the embedded backend answers', async () => {
    const script = /data-scripts="([^ "]+)/.exec((await readPage(site.url)).html)?.[1];
    expectHeaders(await fetch(site.url + script), 200);
    const body = new URLSearchParams({ message: 'Hi' });
    expectHeaders(await fetch(`${site.url}/contact`, { ...post, body }), 303);
    expectHeaders(await fetch(`${inject('siteUrl')}/rest/v1/Articles`), 401);
  });

  function expectHeaders({ status, headers }: Response, expected: number) {
    expect(status).toBe(expected);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'self';.*object-src 'none';.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/);
    expect(headers.get('origin-agent-cluster')).toBe('?1');
    // Not sent over plain http, where it would lock visitors out.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
