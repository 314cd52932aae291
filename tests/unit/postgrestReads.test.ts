import { beforeAll, expect, test } from 'vitest';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { startPostgrest } from '../../packages/backend/tests/support/postgrest.ts';
import {
  createServerClient,
  createServerQueries,
  type ServerQueries,
} from '../../packages/data/src/server.ts';
import { startGateway } from '../support/backend/gateway.ts';
import { fill, websiteCalls } from '../support/backend/growth.ts';
import { useFixture } from '../support/fixture.ts';

/** Enough for pages that are read by ids, and for a second part of the sitemap. */
const articleCount = 1_800;

const backend = useFixture(() => startTestBackend());
const postgrest = useFixture(() => startPostgrest('secret'.repeat(8)));
const gateway = useFixture(() => startGateway(postgrest));
let embedded: ServerQueries;
let real: ServerQueries;

beforeAll(async () => {
  await Promise.all([fill(backend, articleCount), fill(postgrest, articleCount)]);
  const to = (url: string, key: string) =>
    createServerQueries(createServerClient({ url, key }), { timeoutMs: 60_000 });
  embedded = to(backend.url, backend.anonKey);
  real = to(gateway.url, 'anon-key');
}, 300_000);

const likeFilters: ReturnType<typeof websiteCalls> = [
  ['a search like a filter', (q) => q.search({ query: 'lt. governor', topic: 'in.x', page: 1 })],
  ['an article with an id like a filter', (q) => q.articlePage({ id: 'eq.5', titles: 1 })],
];

test.each([...likeFilters, ...websiteCalls(articleCount)])(
  '%s: the same from PostgREST and from the embedded backend',
  async (_name, call) => {
    const [ours, theirs] = await Promise.all([call(embedded), call(real)]);
    expect(ours).toEqual(theirs);
  },
);
