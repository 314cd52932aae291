import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../packages/backend/src/testing.ts';
import { startPostgrest } from '../../packages/backend/tests/support/postgrest.ts';
import type { Postgrest } from '../../packages/backend/tests/support/postgrest.ts';
import {
  createServerClient,
  createServerQueries,
  type ServerQueries,
} from '../../packages/data/src/server.ts';
import { startGateway } from '../support/backend/gateway.ts';
import type { Gateway } from '../support/backend/gateway.ts';
import { fill, websiteCalls } from '../support/backend/growth.ts';

/** Enough for pages that are read by their ids, and for a second step of the sitemap. */
const articleCount = 1_800;

let backend: TestBackend;
let postgrest: Postgrest;
let embedded: ServerQueries;
let real: ServerQueries;

let gateway: Gateway;

beforeAll(async () => {
  [backend, postgrest] = await Promise.all([
    startTestBackend(),
    startPostgrest('secret'.repeat(8)),
  ]);
  await Promise.all([fill(backend, articleCount), fill(postgrest, articleCount)]);
  gateway = await startGateway(postgrest);
  const to = (url: string, key: string) =>
    createServerQueries(createServerClient({ url, key }), { timeoutMs: 60_000 });
  embedded = to(backend.url, backend.anonKey);
  real = to(gateway.url, 'anon-key');
}, 300_000);

afterAll(async () => {
  await gateway?.close();
  await postgrest?.stop();
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
  const [ours, theirs] = await Promise.all([backend.sql(text), postgrest.sql(text)]);
  expect(ours.length).toBeGreaterThan(articleCount);
  expect(ours).toEqual(theirs);
});
