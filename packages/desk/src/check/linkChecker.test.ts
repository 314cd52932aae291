import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { listen } from '../../../../tests/support/http/listen.ts';
import { isPublic } from './publicAddress.ts';
import { checkLink } from './linkChecker.ts';

test.each([
  ['1.1.1.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['localhost', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

describe('an address of the web', () => {
  const asked: string[] = [];
  const web = useFixture(() => listen(server));
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${request.method} ${path}`);
    if (path === '/silent') return;
    const [status, headers] = answers[path] ?? [404, {}];
    const isHead = request.method === 'HEAD';
    if (isHead && path === '/no-head') {
      response.destroy();
      return;
    }
    const withoutHead = isHead && path === '/get-alone';
    response.writeHead(withoutHead ? 500 : status, headers).end();
  });
  const answers: Record<string, [number, Record<string, string>]> = {
    '/page': [200, { 'content-type': 'text/html' }],
    '/get-alone': [200, {}],
    '/no-head': [200, {}],
    '/picture': [200, { 'content-type': 'image/png' }],
    '/members': [403, {}],
    '/gone': [410, {}],
    '/moved': [301, { location: '/page' }],
    '/round': [302, { location: '/round' }],
    '/inside': [302, { location: 'http://169.254.169.254/secrets' }],
    '/file': [302, { location: 'file:///etc/passwd' }],
  };
  const { signal } = new AbortController();
  const isAllowed = (address: string) => address === '127.0.0.1' || isPublic(address);

  test.each([
    ['/page', 'link', null],
    ['/get-alone', 'link', null],
    ['/no-head', 'link', null],
    ['/picture', 'picture', null],
    ['/moved', 'link', null],
    ['/members', 'link', null],
    ['/page', 'picture', 'is no picture but text/html'],
    ['/nowhere', 'link', 'answers 404'],
    ['/gone', 'link', 'answers 410'],
    ['/round', 'link', 'redirects more than 5 times'],
    ['/inside', 'link', 'is no public address'],
    ['/file', 'link', 'redirects to file:'],
  ] as const)('%s as a %s: %s', async (path, kind, failure) => {
    expect(await checkLink(`${web.url}${path}`, kind, { signal, isAllowed })).toBe(failure);
  });

  test('one that does not answer is given up', async () => {
    expect(
      await checkLink(`${web.url}/silent`, 'link', { signal, isAllowed, timeoutMs: 100 }),
    ).toBe('does not answer within 0.1 s');
  });

  test('one where nothing listens', async () => {
    expect(await checkLink('http://127.0.0.1:1/', 'link', { signal, isAllowed })).toBe(
      'cannot be reached (ECONNREFUSED)',
    );
  });

  test('this machine is never asked, by its number or by a name', async () => {
    asked.length = 0;
    const { port } = web;
    for (const url of [
      web.url,
      `http://localhost:${port}/page`,
      `http://2130706433:${port}/page`,
    ]) {
      expect(await checkLink(url, 'link', { signal }), url).toContain('is no public address');
    }
    expect(asked).toEqual([]);
  });
});
