import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExchange } from '../http/exchange.ts';
import { createForwarded } from '../http/forwarded.ts';
import { createLimits } from '../limits/limits.ts';
import { createBackendApi } from './backendApi.ts';

let backend: Server;
let site: Server;
let url: string;
/** What the backend has been asked and has not answered. */
let held: ServerResponse[];
let isSlow: boolean;

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  held = [];
  isSlow = true;
  backend = createServer((_request, answer) => {
    held.push(answer);
    if (!isSlow) release();
  });
  const backendUrl = await listening(backend);
  const forwarded = createForwarded(1);
  const api = createBackendApi({ backendUrl, limits: createLimits(), forwarded });
  site = createServer(
    (request, answer) =>
      void api(
        createExchange({ request, answer, site: { origin: 'http://x', headers: [] }, id: '' }),
      ),
  );
  url = await listening(site);
});
afterEach(() => {
  for (const server of [backend, site]) {
    server.closeAllConnections();
    server.close();
  }
});

function release(): void {
  for (const answer of held.splice(0)) answer.end('[]');
}

const read = (address: string, init: RequestInit = {}) =>
  fetch(`${url}/rest/v1/Articles`, { ...init, headers: { 'x-forwarded-for': address } });

/** How many answers have which status, so far. */
function count(answers: Promise<Response>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    void answer.then(({ status }) => (counts[status] = (counts[status] ?? 0) + 1));
  }
  return counts;
}

test('one address that asks without end is refused, and the next is served before its turn comes again', async () => {
  const flood = Array.from({ length: 130 }, () => read('192.0.2.1'));
  const refused = await Promise.race(flood);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual({
    code: '429',
    message: 'Too many requests.',
    details: null,
    hint: null,
  });
  const counts = count(flood);
  await expect.poll(() => counts[429]).toBe(30);
  let isServed = false;
  const other = read('192.0.2.2').then(() => (isServed = true));
  await expect
    .poll(() => {
      if (held.length === 16) release();
      return isServed;
    })
    .toBe(true);
  expect(counts[200]).toBeLessThan(100);
  isSlow = false;
  release();
  await Promise.all([...flood, other]);
  expect(counts).toEqual({ 200: 100, 429: 30 });
});

test('all together are told to come back when too many wait', async () => {
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
});

test('a minute has reads for many classrooms, and no more', async () => {
  isSlow = false;
  for (let round = 0; round < 15; round += 1) {
    const reads = Array.from({ length: 100 }, () => read('192.0.2.1'));
    const answers = await Promise.all(reads);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const refused = await read('192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await read('192.0.2.2')).status).toBe(200);
});

test('who has gone takes no place', async () => {
  const abort = new AbortController();
  const gone = Array.from({ length: 100 }, () => read('192.0.2.1', { signal: abort.signal }));
  await expect.poll(() => held.length).toBe(16);
  abort.abort();
  await Promise.allSettled(gone);
  isSlow = false;
  expect((await read('192.0.2.1')).status).toBe(200);
});
