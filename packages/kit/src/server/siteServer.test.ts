import { createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../../tests/support/http/listen.ts';
import { sendRaw } from '../../../../tests/support/http/rawHttp.ts';
import type { FileServer } from '../http/serveStatic.ts';
import { noBackend } from '../render/noBackend.ts';
import type { Entry, Renderer } from '../render/renderer.ts';
import { createSiteServer } from './siteServer.ts';

const secret = 'a secret of some length';
/** The embedded backend; its responses never end. */
let backend: Listening;
let site: Listening;
let url: string;
let stopping: boolean;
let backendLives: boolean;
let backendIsSlow: boolean;
let logged: string[];
let rendered: string[];

const entry = {
  generatedFiles: [],
  queryValues: async (_queries: unknown, _path: string) => (_name: string, value: string) =>
    value === 'known',
  warnings: async () => ['A course is hidden.'],
  onPage: {},
  inlineScripts: { head: '', body: '', speculationRules: '' },
  preloadFonts: ['/fonts/serif.woff2'],
  personal: () => undefined,
  paths: {
    fixed: ['/'],
    table: ['/'],
    rowPath: () => '/',
    missing: '/404',
    row: (path: string) => ({
      path,
      screen: 'Home',
      query: ['x'],
      ...(path === '/search' && { unboundedParam: 'x' }),
    }),
  },
  render: async (request: Request, context: { mayPost: () => boolean }) => {
    rendered.push(new URL(request.url).search);
    const text = request.url.endsWith('/large') ? 'Hello '.repeat(2_000_000) : 'Hello';
    return {
      status: request.url.endsWith('/limited') && !context.mayPost() ? 429 : 200,
      html: `<head></head><body>${text}</body>`,
      hydration: undefined,
      structuredData: [],
      hydratedOnLoad: false,
      modules: [],
    };
  },
} as Partial<Entry> as Entry;

const files: FileServer = (request, response, next) => {
  if (request.url === '/endless') Readable.from(endless()).pipe(response);
  else next();
};

const renderer: Renderer = {
  entry: async () => entry,
  assets: async () => ({ head: '', stylesheet: '', scripts: [] }),
};

const language = { renderer, queries: undefined, files, fallbackPages: undefined };

beforeEach(async () => {
  stopping = false;
  backendLives = true;
  backendIsSlow = false;
  logged = [];
  rendered = [];
  backend = await listen(
    createServer((_request, response) => void Readable.from(endless()).pipe(response)),
  );
  const { server } = createSiteServer({
    languages: [
      { ...language, prefix: '', entry: { ...entry, refusals: { 403: 'No foreign posts.' } } },
      { ...language, prefix: '/hi', entry: { ...entry, refusals: { 400: 'पता?', 405: 'नहीं' } } },
    ],
    backend: {
      ...noBackend,
      watch: (...of) => ({ ...noBackend.watch(...of), keys: () => ['article:7'] }),
      apiPaths: ['/rest/'],
      ping: async () => {
        if (backendIsSlow) throw Object.assign(new Error('Too late.'), { kind: 'timeout' });
        if (!backendLives) throw new Error('No answer.');
      },
    },
    browserBackend: undefined,
    embedded: { url: backend.url, key: 'site', publicKey: 'public' },
    dataDir: 'none',
    siteUrl: undefined,
    trustProxy: 0,
    cacheBytes: 1_000_000,
    earlyHints: true,
    purgeSecret: secret,
    development: false,
    isStopping: () => stopping,
    timeouts: { headersMs: 300, requestMs: 600, checkMs: 50, stillMs: 800 },
    log: (message) => logged.push(message),
  });
  site = await listen(server);
  ({ url } = site);
});
afterEach(() => Promise.all([site.close(), backend.close()]));

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

const send = (text: string) => sendRaw(url, text);

/** Opens connections that send these texts, and nothing more; each reads only if it is resumed. */
async function open(...texts: string[]): Promise<Socket[]> {
  const sockets = texts.map((text) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.pause();
    socket.write(text);
    return socket;
  });
  await expect.poll(site.connections).toBe(texts.length);
  return sockets;
}

test('what it refuses it refuses in the language of the address', async () => {
  const refused = async (path: string, method: string) => {
    const response = await fetch(url + path, { method });
    return [response.status, response.headers.get('allow'), await response.text()];
  };
  const allowed = 'GET, HEAD, POST';
  expect(await refused('/contact', 'DELETE')).toEqual([405, allowed, 'Method not allowed.\n']);
  expect(await refused('/hi/contact', 'PROPFIND')).toEqual([405, allowed, 'नहीं\n']);
  expect(await refused('/hi/%', 'GET')).toEqual([400, null, 'पता?\n']);
});

test.each(['http://x', 'HTTP://x'])(
  'a target that is the whole address, %s, is read as its path',
  async (origin) => {
    const head = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const inHindi = Buffer.from('नहीं').toString('latin1');
    expect(await send(`DELETE ${origin}/hi/contact ${head}`)).toContain(inHindi);
    expect(await send(`GET ${origin}?x=known ${head}`)).toContain('Hello');
    expect(rendered).toEqual(['?x=known']);
  },
);

test('pages carry Surrogate-Key, and /-/purge forgets them by the right secret only', async () => {
  const made = async () => (await fetch(url)).headers.get('surrogate-key');
  const purge = (authorization: string, keys: string) =>
    fetch(`${url}/-/purge`, { method: 'POST', headers: { authorization, 'surrogate-key': keys } });
  expect([await made(), await made(), rendered.length]).toEqual([
    'all article:7',
    'all article:7',
    1,
  ]);
  const guess = await purge('Bearer a guess', 'all');
  expect([guess.status, await guess.text()]).toEqual([403, 'Wrong secret.\n']);
  expect((await purge(`Bearer ${secret}`, 'courses')).status).toBe(200);
  await made();
  expect(rendered).toHaveLength(1);
  await purge(`Bearer ${secret}`, 'courses article:7');
  await made();
  expect(rendered).toHaveLength(2);
});

describe('a malformed or incomplete request', () => {
  const head = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  test.for([
    ['is garbage', 'garbage\r\n\r\n', 400],
    ['has two lengths', 'GET / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    [
      'has a length and chunks',
      `POST / ${head}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
      400,
    ],
    ['has no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['is of another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['has a NUL in its path', `GET /\0 ${head}\r\n`, 400],
    ['is for another host', `GET http://evil.example/ ${head}\r\n`, 400],
    ['is for a host and port alone', `CONNECT evil.example:443 ${head}\r\n`, 405],
    ['is for a star', `OPTIONS * ${head}\r\n`, 405],
    ['has a path of 60 kB', `GET /${'x'.repeat(60_000)} ${head}\r\n`, 431],
    ['has 5,000 headers', `GET / ${head}${'x: y\r\n'.repeat(5_000)}\r\n`, 431],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\nx: ', 408],
    [
      'never ends its body',
      'POST /contact HTTP/1.1\r\nHost: x\r\ncontent-length: 9\r\n\r\nhalf',
      408,
    ],
  ] as const)('%s: %i, with the headers of every response', async ([, text, status]) => {
    const response = await send(text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain("default-src 'self'");
    expect(response).toContain('x-content-type-options: nosniff');
    expect(response).toMatch(/connection: close/i);
    expect(response).not.toMatch(/node_modules|at \w+ \(/);
    expect(logged).toEqual([]);
    expect((await fetch(url)).status).toBe(200);
  });
});

test.for([
  ['two Hosts', 'Host: a.example\r\nHost: b.example'],
  ['a Host with a path', 'Host: a.example/b'],
  ['a Host with a user', 'Host: a@b.example'],
  ['a Host with a space', 'Host: a b'],
  ['a Host with no port', 'Host: a.example:99999'],
])('%s: 400, of a page that is kept as well', async ([, host]) => {
  await fetch(url);
  const response = await send(`GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1.1 400 /);
});

test('a CONNECT and what comes byte by byte are refused, and closed whatever the client does', async () => {
  const connecting = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';
  const sockets = await open(connecting, 'GET / HTTP/1.1\r\nx: ');
  for (const socket of sockets) socket.resume();
  const dripping = setInterval(() => sockets.forEach((socket) => socket.write('x')), 100);
  await expect.poll(site.connections).toBe(0);
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
});

describe('one connection', () => {
  const requests = (count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `GET /?x=${index} HTTP/1.1\r\nHost: x\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
    ).join('');

  test('may send sixteen requests before it reads a response', async () => {
    expect((await send(requests(16))).match(/HTTP\/1.1 200 OK/g)).toHaveLength(16);
  });

  test('is ended with the seventeenth', async () => {
    expect(await send(requests(17))).not.toContain('Connection: close');
  });

  test('is ended when it sends nothing, or its reader does not read', async () => {
    const paths = ['/endless', '/rest/endless', '/large'];
    const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const sockets = await open('', ...requests);
    await expect.poll(site.connections).toBe(0);
    for (const socket of sockets) socket.destroy();
  });
});

describe('/readyz', () => {
  const readiness = async () => {
    const response = await fetch(`${url}/readyz`);
    return [response.status, await response.json()];
  };

  test('answers 200 while visitors can be served', async () => {
    expect(await readiness()).toEqual([200, { ready: true, site: 'ok', backend: 'ok' }]);
  });

  test('answers 503 when the backend is down and no page is kept, and 200 when one is', async () => {
    backendLives = false;
    const state = { site: 'ok', backend: 'unreachable' };
    expect(await readiness()).toEqual([503, { ready: false, ...state }]);
    await fetch(url);
    expect(await readiness()).toEqual([200, { ready: true, ...state }]);
  });

  test('answers 200 while the backend is slow: its pages come by themselves', async () => {
    backendIsSlow = true;
    expect(await readiness()).toEqual([200, { ready: true, site: 'ok', backend: 'slow' }]);
  });

  test('answers 503 while the site is stopping, and connections are not kept', async () => {
    stopping = true;
    expect(await readiness()).toEqual([503, { ready: false, site: 'stopping' }]);
    expect((await fetch(url)).headers.get('connection')).toBe('close');
  });
});

test('health checks log once that the backend fails and that it is back, and then the content warnings', async () => {
  backendLives = false;
  await fetch(`${url}/readyz`);
  await fetch(`${url}/healthz`);
  expect(logged.splice(0)).toEqual(['The backend gives no usable answer.']);
  backendLives = true;
  await fetch(`${url}/readyz`);
  await fetch(`${url}/healthz`);
  expect(logged).toEqual(['The backend answers again.', 'A course is hidden.']);
});

test('early hints go to a browser that navigates while its page is made, and to no other client', async () => {
  const get = (path: string, more = '') =>
    send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);
  const navigates = 'Sec-Fetch-Mode: navigate\r\n';
  const first = await get('/', navigates);
  expect(first).toMatch(
    /^HTTP\/1.1 103 Early Hints\r\nLink: <\/fonts\/[^>]+>; rel=preload; as=font; crossorigin/,
  );
  expect(first).toMatch(/\r\n\r\nHTTP\/1.1 200 OK\r\n/);
  expect(await get('/', navigates)).toMatch(/^HTTP\/1.1 200 OK/);
  expect(await get('/?x=known')).toMatch(/^HTTP\/1.1 200 OK/);
});

test('every response has its own x-request-id', async () => {
  const paths = ['/', '/', '/healthz', '/no%', '/robots.txt', '/?x=1'];
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(paths.length);
  expect(ids.every((id) => /^[\w-]+$/.test(id ?? ''))).toBe(true);
});

test('a page is made once for all visitors of a host, whatever else they send', async () => {
  await fetch(url);
  const others = await Promise.all([
    fetch(url, { method: 'HEAD' }),
    fetch(url, { headers: { cookie: 'visitor=1', authorization: 'Bearer x' } }),
    fetch(`${url}/?utm_source=mail&page=7`),
    fetch(`${url}/?`),
    fetch(url, { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(others[0].headers.get('cache-control')).toContain('s-maxage=30');
  expect(rendered).toHaveLength(1);
  await send('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(rendered).toHaveLength(2);
  await fetch(url);
  expect(rendered).toHaveLength(2);
});

test('values that name nothing share one page, however many there are', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/?x=${index}`);
  await Promise.all(paths.map((path) => fetch(url + path)));
  expect(rendered).toEqual(['?x=-']);
  await fetch(`${url}/?x=known`);
  expect(rendered).toEqual(['?x=-', '?x=known']);
});

test('a page with an unbounded parameter is made for each request, and without a query it is cached', async () => {
  for (const words of ['known', 'known', 'other']) {
    const response = await fetch(`${url}/search?x=${words}`);
    expect(await response.text()).toContain('Hello');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('surrogate-key')).toBeNull();
  }
  expect(rendered).toEqual(['?x=known', '?x=known', '?x=other']);
  for (const time of ['first', 'second']) {
    const response = await fetch(`${url}/search`);
    expect(response.headers.get('cache-control'), time).toContain('public');
  }
  expect(rendered).toHaveLength(4);
  // A parameter that it does not know makes no other page, and keeps caches able to drop this one.
  const { headers } = await fetch(`${url}/search?utm_source=x`);
  expect(headers.get('cache-control')).toContain('public');
  expect(headers.get('surrogate-key')).toContain('article:7');
  expect(rendered).toHaveLength(4);
});

test('one address that posts without end is refused, whatever it sends', async () => {
  const half = 'POST /contact HTTP/1.1\r\nHost: x\r\ncontent-length: 9\r\n\r\nhalf';
  const slow = Array.from({ length: 32 }, () => send(half));
  await expect
    .poll(async () => (await fetch(`${url}/contact`, { method: 'POST' })).status)
    .toBe(429);
  expect((await fetch(url)).status).toBe(200);
  await Promise.all(slow);
  expect((await fetch(`${url}/contact`, { method: 'POST' })).status).not.toBe(429);
});

test('refused messages and calls are logged, with the setting that is missing behind a proxy', async () => {
  const refused = async (path: string, proxied: boolean) => {
    const headers = new Headers(proxied ? { 'x-forwarded-for': '192.0.2.1' } : {});
    const { status } = await fetch(url + path, { method: 'POST', headers });
    expect(status).toBe(429);
    return logged.splice(0);
  };
  for (let count = 0; count < 20; count += 1) await fetch(`${url}/limited`, { method: 'POST' });
  expect(logged.splice(0)).toEqual([]);
  const advice = expect.stringMatching(
    /^Too many messages: 1 refused\. Some .* X-Forwarded-For: .* set TRUST_PROXY/,
  );
  expect(await refused('/limited', true)).toEqual([advice]);
  expect(await refused('/limited', true)).toEqual([]);
  expect(await refused('/rest/v1/Articles', false)).toEqual([
    'Too many requests to the API: 1 refused.',
  ]);
});
