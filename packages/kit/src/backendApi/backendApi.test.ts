import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../../tests/support/http/listen.ts';
import { type HttpContext, createHttpContext } from '../http/httpContext.ts';
import { createForwarded } from '../http/forwarded.ts';
import { type Limits, createLimits } from '../limits/limits.ts';
import { type BackendApiOptions, createBackendApi } from './backendApi.ts';
import { passToBackend } from './passToBackend.ts';

let backend: Listening;
let site: Listening;
let url: string;
/** The responses that the backend has not sent yet. */
let held: ServerResponse[];
let asked: { request: IncomingMessage; body: string }[];
let isSlow: boolean;
let sockets: Socket[];
let refusals: number;
let limits: Limits;

beforeEach(async () => {
  held = [];
  asked = [];
  sockets = [];
  isSlow = true;
  refusals = 0;
  limits = createLimits();
  const answering = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      asked.push({ request, body });
      held.push(response.setHeader('content-range', '0-9/11'));
      if (!isSlow) release();
    });
  });
  backend = await listen(answering);
  site = await serveApi({ url: backend.url, key: 'the-key-of-the-site', publicKey: 'public' });
  ({ url } = site);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all([backend.close(), site.close()]);
});

/** A site with the API of a backend. What throws is answered with 500. */
function serveApi(of: BackendApiOptions['backend']): Promise<Listening> {
  const forwarded = createForwarded(1);
  const api = createBackendApi({
    backend: of,
    limits,
    forwarded,
    onRefused: () => void (refusals += 1),
    // Longer than a busy machine needs for all of them.
    waitMs: 60_000,
  });
  return listen(
    createServer((request, response) => {
      const site = { origin: forwarded.originOf(request), headers: [] };
      const context = createHttpContext({ request, response, site, id: '' });
      void Promise.resolve(api(context)).catch(() => response.writeHead(500).end());
    }),
  );
}

function release(): void {
  for (const response of held.splice(0)) response.end('[]');
}

const read = (address: string, init: RequestInit = {}) =>
  fetch(`${url}/rest/v1/Articles`, {
    ...init,
    headers: { 'x-forwarded-for': address, ...init.headers },
  });

const send = (address: string, init: RequestInit = {}) =>
  read(address, { method: 'POST', body: '{}', ...init });

function begin(text: string): Socket {
  const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** Waits for several round trips to the site, so that it has time to do anything wrong. */
async function rounds(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    expect((await read('192.0.2.9', { method: 'OPTIONS' })).status).toBe(204);
  }
}

function count(answers: Promise<Response>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    void answer.then(({ status }) => (counts[status] = (counts[status] ?? 0) + 1));
  }
  return counts;
}

const refusal = (status: number, message: string) => ({
  code: String(status),
  message,
  details: null,
  hint: null,
});

test('a request that cannot be passed on gives its permit to the next', async () => {
  await using failing = await serveApi({ url: 'nowhere', key: 'site', publicKey: 'public' });
  const answers = Array.from({ length: 20 }, () => fetch(`${failing.url}/rest/v1/Articles`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(500));
});

test('a request and its answer are passed on with their headers', async () => {
  isSlow = false;
  const answer = await read('192.0.2.1', { headers: { prefer: 'count=exact' } });
  expect(asked[0]?.request.headers['prefer']).toBe('count=exact');
  expect(answer.headers.get('content-range')).toBe('0-9/11');
});

test('one address that asks without end is refused, and the next is served at once', async () => {
  const flood = Array.from({ length: 130 }, () => read('192.0.2.1'));
  const refused = await Promise.race(flood);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual(refusal(429, 'Too many requests at a time.'));
  const counts = count(flood);
  await expect.poll(() => counts[429]).toBe(30);
  expect(held).toHaveLength(8);
  const other = read('192.0.2.2');
  await expect.poll(() => held.length).toBe(9);
  expect(asked.at(-1)?.request.headers['x-forwarded-for']).toBe('192.0.2.2');
  isSlow = false;
  release();
  await Promise.all([...flood, other]);
  expect(counts).toEqual({ 200: 100, 429: 30 });
  expect(refusals).toBe(30);
});

test('too many that wait together are refused, with a time to come back', async () => {
  const all = Array.from({ length: 450 }, (_, index) => read(`192.0.2.${index % 200}`));
  const refused = await Promise.race(all);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  const counts = count(all);
  await expect.poll(() => counts[503]).toBe(50);
  isSlow = false;
  release();
  await Promise.all(all);
  expect(counts).toEqual({ 200: 400, 503: 50 });
  expect(refusals).toBe(50);
});

test('a minute has reads for many classrooms, and no more', async () => {
  isSlow = false;
  for (let count = 0; count < 1_499; count += 1) limits.reads('192.0.2.1');
  expect((await read('192.0.2.1')).status).toBe(200);
  const refused = await read('192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(refusals).toBe(1);
  expect((await read('192.0.2.2')).status).toBe(200);
});

describe('a client that has gone', () => {
  test('is not served, and holds a permit only while the backend works', async () => {
    const abort = new AbortController();
    const gone = Array.from({ length: 100 }, () => read('192.0.2.1', { signal: abort.signal }));
    await expect.poll(() => held.length).toBe(8);
    abort.abort();
    await Promise.allSettled(gone);
    await expect.poll(site.connections).toBe(0);
    // The backend still handles eight requests whose clients have left, so the address has no free permit.
    const next = read('192.0.2.1');
    await rounds();
    expect(held).toHaveLength(8);
    isSlow = false;
    release();
    expect((await next).status).toBe(200);
    expect(asked).toHaveLength(9);
  });

  test('in the middle of a response keeps the permit until the backend has ended it', async () => {
    const abort = new AbortController();
    const reads = Array.from({ length: 8 }, () => read('192.0.2.1', { signal: abort.signal }));
    await expect.poll(() => held.length).toBe(8);
    const half = held.splice(0);
    for (const response of half) response.write('[');
    await Promise.all(reads);
    abort.abort();
    await expect.poll(site.connections).toBe(0);
    const next = read('192.0.2.1');
    await rounds();
    expect(held).toHaveLength(0);
    isSlow = false;
    for (const response of half) response.end(`${' '.repeat(3 * 1024 * 1024)}]`);
    expect((await next).status).toBe(200);
  });
});

test('a client that does not read holds no permit', async () => {
  const done = passToBackend(backend.url, {
    request: { method: 'GET', url: '/', headers: {} },
    response: Object.assign(new Writable({ write() {} }), { writeHead: () => {} }),
  } as unknown as HttpContext);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end(' '.repeat(900_000));
  await done;
});

describe('a body', () => {
  const head = (more: string) =>
    `POST /rest/v1/Articles HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n${more}\r\n\r\n`;

  test('that is slow to arrive blocks no other', async () => {
    for (let index = 0; index < 40; index += 1) begin(`${head('Content-Length: 9')}half`);
    isSlow = false;
    expect((await read('192.0.2.2')).status).toBe(200);
    expect((await send('192.0.2.1')).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test('arrives whole, with its length', async () => {
    isSlow = false;
    begin(`${head('Transfer-Encoding: chunked')}3\r\n{"a\r\n3\r\n":1\r\n1\r\n}\r\n0\r\n\r\n`);
    await expect.poll(() => asked.length).toBe(1);
    const [{ body, request } = {}] = asked;
    expect(body).toBe('{"a":1}');
    expect(request?.headers).toMatchObject({ 'content-length': '7' });
    expect(request?.headers['transfer-encoding']).toBeUndefined();
  });

  test('of more than 64 KiB is refused', async () => {
    isSlow = false;
    const longest = 64 * 1024;
    expect((await send('192.0.2.1', { body: 'x'.repeat(longest) })).status).toBe(200);
    const refused = await send('192.0.2.1', { body: 'x'.repeat(longest + 1) });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual(refusal(413, 'The body is longer than 65536 bytes.'));
    expect(asked).toHaveLength(1);
  });

  test('of a read is not passed on', async () => {
    isSlow = false;
    begin('GET /rest/v1/Articles HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nwhat').resume();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.body).toBe('');
  });
});

describe('what changes something', () => {
  beforeEach(() => {
    isSlow = false;
  });

  test('counts as a message', async () => {
    for (let index = 0; index < 20; index += 1) expect((await send('192.0.2.1')).status).toBe(200);
    const refused = await send('192.0.2.1', { method: 'DELETE' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await read('192.0.2.1')).status).toBe(200);
    expect((await send('192.0.2.2')).status).toBe(200);
  });

  test('comes from our own pages, or from no page', async () => {
    const foreign = await send('192.0.2.1', { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toEqual(refusal(403, 'Posts from other sites are refused.'));
    expect((await send('192.0.2.1', { headers: { origin: url } })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test('is not what other sites may do: a preflight says so', async () => {
    const response = await read('192.0.2.1', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    const foreign = { headers: { origin: 'https://other.example' } };
    const openTo = (answer: Response) => answer.headers.get('access-control-allow-origin');
    const answer = await read('192.0.2.1', foreign);
    expect([answer.status, openTo(answer), openTo(await send('192.0.2.2'))]).toEqual([
      200,
      '*',
      null,
    ]);
    expect(asked).toHaveLength(2);
  });
});

test.for([
  ['apikey', { apikey: 'the-key-of-the-site' }, ''],
  ['Authorization', { authorization: 'Bearer the-key-of-the-site' }, ''],
  ['the address', {}, '?apikey=the-key-of-%74he-site'],
] as [string, Record<string, string>, string][])(
  "the site's own key is refused in %s",
  async ([, headers, query]) => {
    isSlow = false;
    const refused = await fetch(`${url}/rest/v1/Articles${query}`, { headers });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: '401' });
    expect(asked).toHaveLength(0);
    expect((await read('192.0.2.1', { headers: { apikey: 'public' } })).status).toBe(200);
  },
);
