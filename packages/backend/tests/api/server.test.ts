import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonResponse } from '../../src/apiRequest/apiError.ts';
import { identifyVisitors } from '../../src/apiRequest/principal.ts';
import type { Table } from '../../src/apiRequest/schemaCache.ts';
import type { Execute } from '../../src/server/execute.ts';
import { openConnections } from '../../src/server/connections.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { maxBodyBytes, serve } from '../../src/server/server.ts';
import { queues } from '../../src/server/visitorGateway.ts';
import { startTestBackend } from '../../src/testing.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { hearStatements } from '../support/statements.ts';

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

const never = new AbortController().signal;
const keys = { anonKey: 'anon', siteKey: 'site' };
const table: Table = { name: 'x', kind: 'content', columns: new Map(), insertable: new Map() };

/** Serves a gateway with a function in place of the database. */
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

const ask = (url: string, key = 'anon', signal = never) =>
  fetch(url, { headers: { apikey: key }, signal });

/** Executes requests once `open` is called. */
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
  // These are answered immediately: once the third is, the ten before them have arrived.
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

test('requests beyond those that may wait are answered with 503 and Retry-After', async () => {
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
    if (kind === 'call') await gate;
    return jsonResponse(200, '[]');
  });
  const searches = Array.from({ length: 10 }, () =>
    ask(`${url}/rest/v1/rpc/search?query=x`, 'site'),
  );
  await expect.poll(() => begun).toHaveLength(queues.searches.concurrency);
  expect((await ask(`${url}/rest/v1/x`)).status).toBe(200);
  expect(begun).toEqual(['call', 'call', 'select']);
  open();
  await Promise.all(searches);
  expect(begun).toHaveLength(11);
});

test.each([
  ['declared', JSON.stringify({ message: 'x'.repeat(maxBodyBytes) })],
  ['streamed', new Blob([JSON.stringify({ message: 'x'.repeat(10_000_000) })]).stream()],
])('a body over the cap is answered with 413, %s', async (_how, body) => {
  const { execute } = createGated();
  const url = await serveWith(execute);
  const init = { method: 'POST', body, duplex: 'half', headers: { apikey: 'anon' } } as const;
  expect((await fetch(`${url}/rest/v1/x`, init)).status).toBe(413);
  expect(execute).not.toHaveBeenCalled();
});

describe('statements', () => {
  const backend = useFixture(() => startTestBackend());

  const read = (name: string, key = backend.anonKey, signal?: AbortSignal) =>
    ask(`${backend.url}/rest/v1/${name}?select=id&limit=1`, key, signal);
  const hangFor = (seconds: number) =>
    backend.sql(`drop policy if exists hangs on resources;
      create policy hangs on resources as restrictive for select using (pg_sleep(${seconds}) is not null)`);

  test('of a read are three, sent together', async () => {
    const heard = await hearStatements(backend.dataDir);
    const answer = await ask(`${heard.url}/rest/v1/Articles?select=id&limit=1`, backend.siteKey);
    expect(answer.status).toBe(200);
    await heard.stop();
    expect(heard.take().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^begin read only; select set_config\(.*'anon', true\)$/),
      expect.stringMatching(/^select .* from \(select "id" from public\."Articles" limit \$1/),
      'commit',
    ]);
  });

  test('of a client that is gone are ended in the database', async () => {
    await hangFor(600);
    const hanging = () =>
      backend.sql(`select from pg_stat_activity where query like '%resources%' and state = 'active'
        and usename = 'authenticator'`);
    const leaving = new AbortController();
    const asked = read('resources', backend.anonKey, leaving.signal);
    await expect.poll(hanging).toHaveLength(1);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    // Long before the statement timeout of three seconds.
    await expect.poll(hanging, { timeout: 2_000 }).toEqual([]);
  });

  test('that are given up at any moment leave their connection to others', async () => {
    const path = join(backend.dataDir, 'db', '.s.PGSQL.5432');
    const user = 'authenticator';
    const connections = openConnections(path, { user, count: 1, limits: {} });
    const principal = { role: 'anon', isSite: true } as const;
    const row = { total: null, page: '1', body: '[]' };
    const text = `select null as total, '1' as page, '[]' as body`;
    const readRow = (signal = never) => connections.read(principal, { text, values: [] }, signal);
    // Its statements are sent together from the second time on.
    for (const _ of ['described', 'prepared']) expect(await readRow()).toEqual(row);
    for (const turns of Array(12).keys()) {
      const leaving = new AbortController();
      const asked = readRow(leaving.signal).catch((error: unknown) => error);
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      leaving.abort();
      await asked;
      expect(await readRow()).toEqual(row);
    }
    await connections.close();
  });

  test('that find no database fail, however often', async () => {
    const path = join(backend.dataDir, 'none', '.s.PGSQL.5432');
    const connections = openConnections(path, { user: 'authenticator', count: 1, limits: {} });
    const readNow = () =>
      connections.read({ role: 'anon', isSite: true }, { text: 'select 1', values: [] }, never);
    for (let failed = 0; failed < 8; failed += 1) await expect(readNow()).rejects.toThrow('ENOENT');
    await connections.close();
  });

  test('that hang are ended after 3 s, while others are answered', async () => {
    await hangFor(30);
    const startedAt = performance.now();
    let hangs = true;
    const hanging = read('resources').finally(() => (hangs = false));
    const others = await Promise.all(Array.from({ length: 20 }, () => read('Articles')));
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(hangs).toBe(true);
    const answer = await hanging;
    const took = performance.now() - startedAt;
    expect(took).toBeGreaterThan(2_900);
    expect(took).toBeLessThan(8_000);
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: '57014' }]);
  });
});
