import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../packages/backend/src/testing.ts';
import { startReferee } from '../../packages/backend/tests/support/referee.ts';
import type { Referee } from '../../packages/backend/tests/support/referee.ts';
import {
  createServerClient,
  createServerQueries,
  type ServerQueries,
} from '../../packages/data/src/server.ts';
import { fill, websiteCalls } from '../support/backend/growth.ts';

/** Enough for pages that are read by their ids, and for a second step of the sitemap. */
const articleCount = 1_800;

let backend: TestBackend;
let referee: Referee;
let embedded: ServerQueries;
let real: ServerQueries;

/** PostgREST's socket as a Supabase project serves it. */
const gateway = createServer((incoming, answer) => {
  if (!('socketPath' in referee.target)) throw new Error('The referee listens at a socket.');
  const { socketPath } = referee.target;
  const { method, headers } = incoming;
  const path = incoming.url?.replace('/rest/v1', '');
  // The key is no token, and its own gateway takes it off.
  const { authorization: _key, ...passed } = headers;
  incoming.pipe(
    request({ socketPath, method, path, headers: passed }, (received) => {
      answer.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(answer);
    }),
  );
});

beforeAll(async () => {
  [backend, referee] = await Promise.all([startTestBackend(), startReferee('secret'.repeat(8))]);
  await Promise.all([fill(backend, articleCount), fill(referee, articleCount)]);
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const to = (url: string, key: string) =>
    createServerQueries(createServerClient({ url, key }), { timeoutMs: 60_000 });
  embedded = to(backend.url, backend.anonKey);
  real = to(`http://127.0.0.1:${port}`, 'anon-key');
}, 300_000);

afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await referee?.stop();
  await backend?.stop();
});

test.each(websiteCalls(articleCount))(
  '%s: the same from PostgREST and from the embedded backend',
  async (_name, call) => {
    const [ours, theirs] = await Promise.all([call(embedded), call(real)]);
    expect(ours).toEqual(theirs);
  },
);

test('summaries are the same in PostgreSQL and in the embedded engine', async () => {
  const text = 'select id::int, summary from "Articles" order by id';
  const [ours, theirs] = await Promise.all([backend.sql(text), referee.sql(text)]);
  expect(ours.length).toBeGreaterThan(articleCount);
  expect(ours).toEqual(theirs);
});
