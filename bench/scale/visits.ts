import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import type { Answer, Origin } from './edge.ts';

/** One request of a visitor. */
export interface Visit {
  /** ms after the first. */
  at: number;
  path: string;
  headers: Record<string, string>;
}

/**
 * Visits at random moments, the same ones every time: the first page is asked for most, the second half as
 * often, the third a third (Zipf's law, as pages of a site are). One in twenty takes no Brotli.
 */
export function* randomVisits(
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Generator<Visit> {
  const random = createRandom();
  const shares = paths.map((_, place) => 1 / (place + 1));
  const sums: number[] = [];
  for (const share of shares) sums.push((sums.at(-1) ?? 0) + share);
  for (let at = 0, visitor = 0; ; visitor += 1) {
    // A Poisson process.
    at += (-Math.log(1 - random()) / perSecond) * 1_000;
    if (at >= seconds * 1_000) return;
    const path = paths[placeOf(sums, random() * (sums.at(-1) ?? 0))] ?? '/';
    const headers = {
      'accept-encoding': random() < 0.05 ? 'gzip' : 'br, gzip',
      // The site gives each address its turn.
      'x-forwarded-for': `10.0.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
    yield { at, path, headers };
  }
}

/** The first place whose sum is beyond a value. */
function placeOf(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A linear congruential generator (Numerical Recipes, ranqd1). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How visits went, each measured from the moment that it was due. */
export interface Visited {
  visits: number;
  /** Answers other than 200, and none. */
  failed: number;
  /** ms. */
  p50: number;
  p99: number;
}

/** Sends each visit at its moment, whether the ones before it are answered or not. */
export async function visitAll(
  visits: Iterable<Visit>,
  send: (visit: Visit) => Promise<number>,
): Promise<Visited> {
  const start = performance.now();
  const times: number[] = [];
  let failed = 0;
  const waiting = new Set<Promise<void>>();
  for (const visit of visits) {
    const early = start + visit.at - performance.now();
    if (early > 1) await sleep(early);
    const sent = send(visit)
      .catch(() => 0)
      .then((status) => {
        if (status !== 200) failed += 1;
        times.push(performance.now() - start - visit.at);
        waiting.delete(sent);
      });
    waiting.add(sent);
  }
  await Promise.all(waiting);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { visits: times.length, failed, p50: at(0.5), p99: at(0.99) };
}

/** Asks the machines in turn, over connections that are kept. */
export function originOf(urls: readonly string[]): { ask: Origin; stop: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 32, scheduling: 'fifo' });
  let turn = 0;
  const send: Origin = (path, headers) =>
    new Promise((resolve, reject) => {
      turn += 1;
      const url = urls[turn % urls.length] + path;
      const sent = request(url, { headers, agent }, (received) => {
        const chunks: Buffer[] = [];
        received.on('data', (chunk: Buffer) => chunks.push(chunk));
        received.on('error', reject);
        received.on('end', () =>
          resolve({
            status: received.statusCode ?? 0,
            headers: received.headers as Answer['headers'],
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject).end();
    });
  return {
    // The other end may just have closed a connection that was kept: proxies ask again as well.
    ask: (path, headers) => send(path, headers).catch(() => send(path, headers)),
    stop: () => agent.destroy(),
  };
}
