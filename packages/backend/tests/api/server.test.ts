import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { jsonResponse } from '../../src/apiRequest/apiError.ts';
import { identifyVisitors } from '../../src/apiRequest/principal.ts';
import type { Table } from '../../src/apiRequest/schemaCache.ts';
import type { Execute } from '../../src/server/execute.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { serve } from '../../src/server/server.ts';
import type { BackendServer } from '../../src/server/server.ts';
import { queues } from '../../src/server/visitorGateway.ts';
import { startTestBackend } from '../../src/testing.ts';

let server: BackendServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

const keys = { anonKey: 'anon', siteKey: 'site', jwtSecret: 'secret' };
const table: Table = { name: 'x', kind: 'content', columns: new Map(), insertable: new Map() };

/** Serves what is carried out by a function in the place of the database. */
async function serveWith(execute: Execute): Promise<string> {
  const gateway = createGateway({
    identify: identifyVisitors(keys),
    schemaCache: new Map([['x', table]]),
    execute,
    queues,
    log: () => {},
  });
  server = await serve({ ...gateway, ping: async () => {} }, 0);
  return server.url;
}

const ask = (url: string, key = 'anon', signal = new AbortController().signal) =>
  fetch(url, { headers: { apikey: key }, signal });

/** Carries requests out when it is told to. */
function createGated() {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let atOnce = 0;
  let most = 0;
  const execute = vi.fn<Execute>(async (request) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await gate;
    atOnce -= 1;
    const { offset = 0 } = request.kind === 'select' ? request : {};
    return jsonResponse(200, JSON.stringify({ offset }), { 'X-Kept': 'yes' });
  });
  return { execute, open, mostAtOnce: () => most };
}

test('closing answers every request in flight first, four of the public at a time, and takes no more', async () => {
  const { execute, open, mostAtOnce } = createGated();
  const url = await serveWith(execute);
  const inFlight = Array.from({ length: 10 }, (_, index) =>
    ask(`${url}/rest/v1/x?offset=${index}`),
  );
  // Answered at once: when the third of these is, the ten before them have arrived.
  for (const path of ['/first', '/second', '/third']) {
    expect((await fetch(url + path)).status).toBe(404);
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = server?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  open();
  const answers = await Promise.all(inFlight);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toEqual(Array.from({ length: 10 }, (_, index) => ({ offset: index })));
  expect(answers.map((answer) => answer.headers.get('X-Kept'))).toEqual(Array(10).fill('yes'));
  expect(mostAtOnce()).toBe(4);
  await closed;
  await expect(fetch(`${url}/rest/v1/x`)).rejects.toThrow('fetch failed');
});

test('a crowd beyond what may wait is told to come again', async () => {
  const { execute, open } = createGated();
  const url = await serveWith(execute);
  const refused: Response[] = [];
  const ten = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 514 }, async () => {
    const answer = await ask(`${url}/rest/v1/x`);
    if (answer.status === 503 && refused.push(answer) === 10) ten.resolve();
    return answer.status;
  });
  await ten.promise;
  open();
  const statuses = await Promise.all(crowd);
  expect(statuses.filter((status) => status === 200)).toHaveLength(504);
  expect(refused.map((answer) => answer.headers.get('Retry-After'))).toEqual(Array(10).fill('1'));
});

test.each([
  'GET http://elsewhere.example/rest/v1/x',
  'GET //elsewhere.example/rest/v1/x',
  'GET /rest/v1/../../_system/x',
  'GET /rest/v1/%2e%2e/%2E%2E/_system/x',
  'GET /rest/v1',
  'GET /rest/v1x/y',
  'GET /REST/V1/x',
  'OPTIONS *',
])('%s does not reach the database', async (line) => {
  const { execute } = createGated();
  const url = await serveWith(execute);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(execute).not.toHaveBeenCalled();
});

test('what fails unexpectedly is answered with 500 that says nothing of it', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const url = await serveWith(() => Promise.reject(new Error('a secret')));
  const answer = await ask(`${url}/rest/v1/x`);
  expect(stderr.mock.calls).toEqual([['[backend] Error\n']]);
  stderr.mockRestore();
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
});

test('searches have places of their own: they take none of those of reads', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const url = await serveWith(async ({ kind }) => {
    begun.push(kind);
    if (kind === 'search') await gate;
    return jsonResponse(200, '[]');
  });
  const searches = Array.from({ length: 10 }, () =>
    ask(`${url}/rest/v1/rpc/search?query=x`, 'site'),
  );
  await vi.waitFor(() => expect(begun).toHaveLength(queues.searches.places));
  expect((await ask(`${url}/rest/v1/x`)).status).toBe(200);
  expect(begun).toEqual(['search', 'search', 'select']);
  open();
  await Promise.all(searches);
  expect(begun).toHaveLength(11);
});

test('a request whose client is gone is cancelled', async () => {
  const cancelled = Promise.withResolvers<void>();
  const url = await serveWith(async (_request, _principal, signal) => {
    signal.addEventListener('abort', () => cancelled.resolve());
    await cancelled.promise;
    return jsonResponse(200, '[]');
  });
  const leaving = new AbortController();
  const asked = ask(`${url}/rest/v1/x`, 'anon', leaving.signal);
  setTimeout(() => leaving.abort(), 50);
  await expect(asked).rejects.toThrow('aborted');
  await cancelled.promise;
});

test('the statement of a client that is gone is ended in the database, and its connection used again', async () => {
  const backend = await startTestBackend();
  onTestFinished(() => backend.stop());
  await backend.sql(
    `create policy hangs on resources as restrictive for select using (pg_sleep(600) is not null)`,
  );
  const hanging = () =>
    backend.sql(`select from pg_stat_activity where query like '%resources%' and state = 'active'
      and usename = 'authenticator'`);
  const leaving = new AbortController();
  const url = `${backend.url}/rest/v1/resources?select=id&limit=1`;
  const asked = ask(url, backend.anonKey, leaving.signal);
  await vi.waitFor(async () => expect(await hanging()).toHaveLength(1));
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  // Long before its own three seconds are over.
  await vi.waitFor(async () => expect(await hanging()).toEqual([]), { timeout: 2_000 });
  await backend.sql('drop policy hangs on resources');
  expect((await ask(url, backend.anonKey)).status).toBe(200);
});

test('a read takes one way to the database and back: three statements, sent together', async () => {
  const backend = await startTestBackend({ hearsStatements: true });
  onTestFinished(() => backend.stop());
  await backend.statements();
  const url = `${backend.url}/rest/v1/Articles?select=id&limit=1`;
  expect((await ask(url, backend.siteKey)).status).toBe(200);
  const texts = (await backend.statements()).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^begin read only; select set_config\(.*'anon', true\)$/),
    expect.stringMatching(/^select .* from \(select "id" from public\."Articles" limit \$1/),
    'commit',
  ]);
});
