import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from './database.ts';
import { startArrangement } from './arrangement.ts';
import { randomOf, zipf } from '../../tests/support/random.ts';
import { createStaff, pathOf } from './staff.ts';
import { until, expectOk } from './machines.ts';

/** The number of changes by the staff in a day. */
const changesOfDay = 20;
/** The largest share of a day's million visits that may reach a site. */
const mostShare = 0.05;

/**
 * Sends a day's visits through both caches as quickly as possible. Pages are kept until they change, so the hours
 * between visits do not matter. One visit in ten opens a list, one in twenty accepts no Brotli.
 *
 * @returns what was wrong.
 */
export async function playDay(visits: number, articles: number, seed: number): Promise<string[]> {
  const arrangement = await startArrangement([512, 512], articles);
  const { cacheFolders, ports } = arrangement;
  const [primary] = arrangement.postgres as [Postgres, ...Postgres[]];
  await Promise.all(ports.caches.map((port) => until(expectOk(port, '/readyz'))));
  // The purger starts by purging all pages, and repeats each purge after a minute.
  await sleep(65_000);
  const staff = createStaff(arrangement, {
    random: randomOf(seed + 1),
    articles,
    sql: () => primary.sql,
    isCalm: () => true,
  });
  const random = randomOf(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const began = performance.now();
  let [begun, failed] = [0, 0];
  async function read() {
    while (begun < visits) {
      begun += 1;
      if (begun % Math.ceil(visits / changesOfDay) === 0) await staff.change();
      const path =
        random() < 0.1
          ? `/editorial-analysis?page=${1 + zipf(random, 100)}`
          : pathOf(zipf(random, articles));
      const status = await statusOf(ports.visitors, path, random() < 0.05 ? 'gzip' : 'br', agent);
      if (status >= 500) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: 24 }, read));
  const seconds = (performance.now() - began) / 1000;
  await staff.stop();
  agent.destroy();
  const counters = cacheFolders.map(countersOf);
  const sumOf = (name: string) => counters.reduce((sum, each) => sum + (each[name]?.value ?? 0), 0);
  const asked = sumOf('MAIN.client_req');
  const reached = sumOf('MAIN.backend_req');
  const share = reached / asked;
  const slowest = Math.max(...staff.arrivals.map(({ ms }) => ms));
  console.table({
    'visits, failed': `${visits}, ${failed}`,
    'a second': Math.round(visits / seconds),
    'changes of the staff, the slowest to a cache (ms)': `${changesOfDay}, ${slowest}`,
    'requests to the caches, to a site': `${asked}, ${reached}`,
    'share that reaches a site': `${(100 * share).toFixed(2)} %`,
  });
  return [
    ...(failed > 0 ? [`${failed} visits failed.`] : []),
    // With too many articles for the visits, most are requested only once.
    ...(visits >= 100 * articles && share > mostShare ? ['Too many visits reach a site.'] : []),
  ];
}

function statusOf(port: number, path: string, encoding: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(
      { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': encoding } },
      (response) => response.on('end', () => resolve(response.statusCode ?? 0)).resume(),
    ).on('error', () => resolve(599));
  });
}

/** https://varnish-cache.org/docs/7.1/reference/varnish-counters.html */
function countersOf(folder: string) {
  const text = execFileSync('/usr/bin/varnishstat', ['-n', folder, '-1', '-j']);
  return (JSON.parse(String(text)) as { counters: Record<string, { value: number }> }).counters;
}
