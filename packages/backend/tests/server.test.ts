import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Engine } from '../src/server/adapter.ts';
import type { Door } from '../src/server/door/door.ts';
import { serve } from '../src/server/server.ts';
import type { BackendServer } from '../src/server/server.ts';
import { startTestBackend } from '../src/testing.ts';

let server: BackendServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

/** A door that lets everything in. */
const door = { answer: (request, ask) => ask(request) } as Door;

/** An engine that answers when it is told to. */
function createGatedEngine() {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let atOnce = 0;
  let most = 0;
  const asked: string[] = [];
  const fetchGated = async (request: Request) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    await gate;
    atOnce -= 1;
    return Response.json({ body: await request.text() }, { headers: { 'X-Kept': 'yes' } });
  };
  const engine = { door, fetch: fetchGated } as unknown as Engine;
  return { engine, open, asked, mostAtOnce: () => most };
}

test('closing answers every request in flight first, four of the public at a time, and takes no more', async () => {
  const { engine, open, mostAtOnce } = createGatedEngine();
  server = await serve(engine, 0, 'site');
  const { url } = server;
  const inFlight = Array.from({ length: 10 }, (_, index) =>
    fetch(`${url}/rest/v1/x`, { method: 'POST', body: String(index) }),
  );
  // Answered without the engine: once the third of these is, the ten before them have arrived.
  for (const path of ['/first', '/second', '/third']) {
    expect((await fetch(url + path)).status).toBe(404);
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = server.close();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  open();
  const answers = await Promise.all(inFlight);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toEqual(Array.from({ length: 10 }, (_, index) => ({ body: String(index) })));
  expect(answers.map((answer) => answer.headers.get('X-Kept'))).toEqual(Array(10).fill('yes'));
  expect(mostAtOnce()).toBe(4);
  await closed;
  await expect(fetch(`${url}/rest/v1/x`)).rejects.toThrow('fetch failed');
});

test('a crowd beyond what may wait is told to come again', async () => {
  const { engine, open } = createGatedEngine();
  server = await serve(engine, 0, 'site');
  const { url } = server;
  const refused: Response[] = [];
  const ten = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 514 }, async () => {
    const answer = await fetch(`${url}/rest/v1/x`);
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
])('%s does not reach the engine', async (line) => {
  const { engine, open, asked } = createGatedEngine();
  open();
  server = await serve(engine, 0, 'site');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(asked).toEqual([]);
});

test('an engine that fails is answered with 500 that says nothing of it', async () => {
  const fails = vi.fn<Engine['fetch']>().mockRejectedValue(new Error('a secret'));
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  server = await serve({ door, fetch: fails } as unknown as Engine, 0, 'site');
  const answer = await fetch(`${server.url}/rest/v1/x`);
  expect(stderr.mock.calls).toEqual([['[backend] Error\n']]);
  stderr.mockRestore();
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
});

test('the engine is told who asks in one statement, whatever its version would take', async () => {
  const backend = await startTestBackend({ hearsStatements: true });
  onTestFinished(() => backend.stop());
  await backend.statements();
  const answer = await fetch(`${backend.url}/rest/v1/Articles?select=id&limit=1`, {
    headers: { apikey: backend.anonKey },
  });
  expect(answer.status).toBe(200);
  const told = (await backend.statements()).filter(({ text }) => text.includes('set_config'));
  expect(told).toHaveLength(1);
});
