import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { DataError } from '@setu/data';
import { file, folder } from '../../../tests/support/files.ts';
import { type ApiContext, Refused } from '../api/route.ts';
import { type DeskServer, startDeskServer } from './deskServer.ts';

let server: DeskServer;
let said: string[];
let written: unknown[];
beforeEach(async () => {
  [said, written] = [[], []];
  file('desk.js', 'app');
  server = await startDeskServer({
    port: 0,
    folder,
    title: 'A & <B>',
    routes: {
      'GET /api/secret': async (_context, { word }) => ({ secret: word }),
      async 'POST /api/write'(_context, sent) {
        if (sent['fails'] === 'refused') throw new Refused('Give it a title.');
        if (sent['fails'] === 'data') throw new DataError('unavailable', 'No answer.');
        if (sent['fails'] === 'bug') throw new TypeError('Asha, 98765 43210');
        return written.push(sent);
      },
    },
    context: {} as ApiContext,
    say: (line) => said.push(line),
  });
});
afterEach(() => server.close());

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** Sends a request as a browser does from the desk's own page; `undefined` removes a header. */
async function send({ method = 'GET', path = '/api/secret', headers = {}, body }: Sent) {
  const all = {
    'sec-fetch-site': 'same-origin',
    ...(method === 'POST' && { origin: server.url, 'content-type': 'application/json' }),
    ...headers,
  };
  const asked = request(server.url + path, {
    method,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  });
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    asked
      .on('response', answered)
      .on('error', failed)
      .end(typeof body === 'string' ? body : body && JSON.stringify(body));
  });
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const tokenOf = ({ link }: DeskServer) => new URL(link).hash.slice('#token='.length);
const exchange = (token: unknown) =>
  send({ method: 'POST', path: '/api/session', body: { token } });

/** Opens the link; returns the cookie, and the headers that the browser then sends. */
async function open() {
  const { headers, text } = await exchange(tokenOf(server));
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const { key } = JSON.parse(text) as { key: string };
  return { set: cookie, headers: { cookie: cookie.split(';')[0], 'x-desk-key': key } };
}

test('the browser that opens the link is answered', async () => {
  const { set, headers } = await open();
  expect(set).toMatch(/^setu-desk-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const answer = await send({ path: '/api/secret?word=x', headers });
  expect([answer.status, answer.text]).toEqual([200, '{"secret":"x"}']);
  expect((await send({ method: 'POST', path: '/api/write', headers, body: {} })).status).toBe(200);
});

test('a link opens one browser, and no other one afterwards', async () => {
  expect((await exchange('guessed')).status).toBe(401);
  expect((await exchange(undefined)).status).toBe(401);
  await open();
  const again = await exchange(tokenOf(server));
  expect([again.status, again.headers['set-cookie']]).toEqual([401, undefined]);
});

test('no one is answered without both the cookie and the key', async () => {
  const { headers } = await open();
  for (const given of [
    {},
    { cookie: headers.cookie },
    { 'x-desk-key': headers['x-desk-key'] },
    { ...headers, 'x-desk-key': 'guessed' },
    { ...headers, cookie: `${headers.cookie}x` },
  ]) {
    expect((await send({ headers: given })).status).toBe(401);
  }
});

test('another site in the same browser, and a name of its own for this machine, is refused', async () => {
  const { headers } = await open();
  const { port } = new URL(server.url);
  const write = (more: Sent['headers']) =>
    send({ method: 'POST', path: '/api/write', headers: { ...headers, ...more }, body: {} });
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', undefined]) {
    expect((await write({ origin })).status).toBe(403);
  }
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await write({ 'sec-fetch-site': site })).status).toBe(403);
    expect((await send({ headers: { ...headers, 'sec-fetch-site': site } })).status).toBe(403);
  }
  for (const host of [`evil.example:${port}`, `localhost:${port}`, '127.0.0.1', '[::1]']) {
    expect((await write({ host })).status).toBe(421);
    expect((await send({ path: '/', headers: { host } })).status).toBe(421);
  }
  // No address at all.
  expect((await send({ path: '//', headers: { host: 'evil.example' } })).status).toBe(400);
  expect((await write({ 'content-type': 'text/plain' })).status).toBe(400);
  expect((await send({ method: 'PUT', headers })).status).toBe(405);
  expect(written).toEqual([]);
});

test('what is sent is bounded, and must be an object', async () => {
  const { headers } = await open();
  for (const body of ['{', '[]', 'null', `{"a":"${'x'.repeat(7 * 1024 * 1024)}"}`]) {
    const { status } = await send({ method: 'POST', path: '/api/write', headers, body });
    expect(status).toBe(400);
  }
  expect(written).toEqual([]);
});

test('names of what every object has are names like others', async () => {
  const { headers } = await open();
  const body = '{"__proto__":{"fails":"bug","taken":1},"constructor":{"prototype":{"taken":1}}}';
  expect((await send({ method: 'POST', path: '/api/write', headers, body })).status).toBe(200);
  const path = '/api/secret?__proto__=x&constructor=x';
  expect((await send({ path, headers })).text).toBe('{}');
  expect('taken' in {}).toBe(false);
  for (const path of ['/api/constructor', '/api/__proto__', '/constructor', '/..%2fpackage.json']) {
    expect((await send({ path, headers })).status).toBe(404);
  }
});

test('what fails is said in a sentence, and nothing personal in the terminal', async () => {
  const { headers } = await open();
  const write = (fails: string) =>
    send({ method: 'POST', path: '/api/write', headers, body: { fails } });
  expect((await write('refused')).text).toBe('{"error":"Give it a title."}');
  expect((await write('data')).text).toBe(
    '{"error":"No answer. Try again: nothing that you typed is lost."}',
  );
  expect(await write('bug')).toMatchObject({
    status: 500,
    text: '{"error":"The desk met an error of its own: its terminal names it."}',
  });
  expect(said).toEqual(['The desk could not answer: TypeError.']);
});

test('the app is served with a policy that lets nothing else in, and no file beside it', async () => {
  const page = await send({ path: '/', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(page.text).toContain('<title>A &#38; &#60;B&#62;</title>');
  expect(page.text).toContain('<html lang="en" translate="no">');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await send({ path: '/desk.js' })).text).toBe('app');
  for (const path of ['/stamp', '/../package.json', '/%2e%2e/package.json', '/api/__proto__']) {
    expect((await send({ path })).status).toBeGreaterThanOrEqual(401);
  }
});
