import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSiege } from '../../../scripts/load/siege.ts';
import { seededFolder, startSite } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';

const flooder = '192.0.2.1';
const visitor = '192.0.2.2';
/** Sixteen of its pages are made beside the visitor's, and those that follow them at once. */
const mostBefore = 64;
/** A page that all of them share costs nothing, and comes as often as they ask. */
const asManyAsTheyAsk = Infinity;

let site: SiteProcess;
let remove: () => Promise<void>;
beforeAll(async () => {
  const seeded = await seededFolder();
  ({ remove } = seeded);
  site = await startSite({ env: { DATA_DIR: seeded.folder, TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await site.stop();
  await remove();
});

/** Resolves to the status: 503 where a page took longer than it may. */
function ask(
  path: string,
  address: string,
  { agent, form }: { agent?: Agent; form?: Record<string, string> } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(site.url + path, {
      method: form ? 'POST' : 'GET',
      agent: agent ?? false,
      headers: {
        'x-forwarded-for': address,
        'accept-encoding': 'br',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode));
      response.resume();
    });
    request.end(form && new URLSearchParams(form).toString());
  });
}

/** A hundred connections of one address that ask for ever new pages until `stop` is called. */
function startFlood(pathOf: (count: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const over = new AbortController();
  const statuses = new Map<number | undefined, number>();
  let count = 0;
  const connection = async () => {
    while (!over.signal.aborted) {
      count += 1;
      const status = await ask(pathOf(count), flooder, { agent });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const connections = Array.from({ length: 100 }, connection);
  return {
    answers: (status: number) => statuses.get(status) ?? 0,
    async stop() {
      over.abort();
      await Promise.all(connections);
      agent.destroy();
    },
  };
}

/** Articles that nobody has read yet. */
let nextArticle = 1;

test.for([
  ['articles that do not exist', (count: number) => `/article/${900_000 + count}`, 404, mostBefore],
  ['pages that do not exist', (count: number) => `/no/such/page/${count}`, 404, mostBefore],
  [
    'categories that nobody has',
    (count: number) => `/?category=none-${count}`,
    200,
    asManyAsTheyAsk,
  ],
] as const)(
  'while one address asks for %s, another reads and writes',
  async ([name, pathOf, status, most]) => {
    const flood = startFlood(pathOf);
    try {
      await expect.poll(() => flood.answers(status)).toBeGreaterThan(100);
      const between: number[] = [];
      for (let round = 0; round < 10; round += 1) {
        const before = flood.answers(status);
        expect(await ask(`/editorial-analysis/${nextArticle}`, visitor)).toBe(200);
        nextArticle += 1;
        between.push(flood.answers(status) - before);
      }
      // The middle one: a busy machine may make one visitor wait.
      expect(between.toSorted((a, b) => a - b)[5]).toBeLessThan(most);
      const form = { message: `While somebody asks for ${name}`, timed: '1' };
      expect(await ask('/contact', visitor, { form })).toBe(303);
    } finally {
      await flood.stop();
    }
    expect(site.output()).not.toContain('failed');
  },
);

// Short ones, and by their counts alone: `npm run storm` tries all attacks, and takes the time and the
// memory as well.
test('one address that attacks lets pages, searches and messages of others through', async () => {
  const names = [
    'costly questions to the API',
    'questions whose sender has left',
    'posts that come slowly',
    'misspelt searches on 32 lines',
  ];
  const { sieges } = await runSiege({ seconds: 2, names, settleSeconds: 0 });
  expect(sieges.map(({ attack }) => attack)).toEqual(names);
  for (const siege of sieges) {
    expect(siege).toMatchObject({
      pages: { failed: 0 },
      searches: { failed: 0 },
      messages: { failed: 0 },
      restarts: 0,
    });
    expect(siege.messages.count).toBeGreaterThan(0);
  }
}, 120_000);
