import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededFolder, startSite } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';

const flooder = '192.0.2.1';
const visitor = '192.0.2.2';
/** As long as a page may take; by itself it takes a twentieth of it. */
const promptMs = 3_200;
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

interface Answer {
  status: number | undefined;
  ms: number;
}

function ask(
  path: string,
  address: string,
  { agent, form }: { agent?: Agent; form?: Record<string, string> } = {},
): Promise<Answer> {
  const from = performance.now();
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
      response.on('end', () =>
        resolve({ status: response.statusCode, ms: performance.now() - from }),
      );
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
      const { status } = await ask(pathOf(count), flooder, { agent });
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
        const read = await ask(`/editorial-analysis/${nextArticle}`, visitor);
        nextArticle += 1;
        expect(read.status).toBe(200);
        expect(read.ms).toBeLessThan(promptMs);
        between.push(flood.answers(status) - before);
      }
      // The middle one: a busy machine may make one visitor wait.
      expect(between.toSorted((a, b) => a - b)[5]).toBeLessThan(most);
      const form = { message: `While somebody asks for ${name}`, timed: '1' };
      const sent = await ask('/contact', visitor, { form });
      expect(sent.status).toBe(303);
      expect(sent.ms).toBeLessThan(promptMs);
    } finally {
      await flood.stop();
    }
    expect(site.output()).not.toContain('failed');
  },
);
