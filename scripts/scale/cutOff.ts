import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrangement } from './arrangement.ts';
import { type Sql, firstId } from './database.ts';
import { ask, expectOk, until } from './machines.ts';
import { pathOf, versionOf } from './staff.ts';

/** Popular articles, which both caches keep. */
const indexes = [0, 1, 2, 3, 4];
const number = 1_000_000;

/**
 * Corrects articles while the purger does not reach one cache: the other cache must show visitors the new text, and
 * the first one may serve again only with all corrections.
 *
 * @returns what was wrong.
 */
export async function correctWhileCutOff(
  { links, ports }: Arrangement,
  sql: Sql,
): Promise<string[]> {
  const cache = ports.caches[0] ?? 0;
  const oldPages = async (port: number) => {
    const answers = await Promise.all(indexes.map((index) => ask(port, pathOf(index))));
    return answers.filter(({ text }, n) => versionOf(text, indexes[n] ?? 0) !== number);
  };
  const expectNew = async (port: number) => {
    if ((await oldPages(port)).length > 0) throw new Error('Old pages are shown.');
  };
  await oldPages(cache);
  await links[0]?.kill();
  await until(async () => {
    const { status } = await ask(cache, '/-/cache');
    if (status !== 503) throw new Error('It counts as reached.');
  });
  await sql(
    `update "Articles" set content = 'Version ${number} of article ' || (id - ${firstId}) || '.'
     where id = any ($1)`,
    [indexes.map((index) => firstId + index)],
  );
  await until(() => expectNew(ports.visitors));
  // By then every site and replica has the corrections, so that an old page would be the cache's own.
  await sleep(2_000);
  await links[0]?.start();
  await until(expectOk(cache, '/-/cache'));
  const old = await oldPages(cache);
  return old.length > 0 ? [`${old.length} old pages come from a cache that was cut off.`] : [];
}

/**
 * Reads pages while all databases are down and the sites, just started, do not have them: the caches must show theirs,
 * although these were purged.
 *
 * @returns what was wrong.
 */
export async function readWithoutDatabase({
  ports,
  postgres,
  sites,
}: Arrangement): Promise<string[]> {
  const read = () => Promise.all(indexes.map((index) => ask(ports.visitors, pathOf(index))));
  await read();
  await Promise.all(sites.map((site) => site.kill()));
  await Promise.all(sites.map((site) => site.start()));
  // Each keeps one page, and therefore counts as ready.
  await Promise.all(ports.sites.map((port) => until(expectOk(port, '/contact'))));
  await Promise.all(postgres.map(({ machine }) => machine.kill()));
  for (const port of ports.caches) {
    // The cache asks the sites again once their page for an unknown address comes.
    await until(async () => {
      const { text } = await ask(port, '/editorial-analysis/1000000000');
      if (!text.includes('<main')) throw new Error('The sites count as sick.');
    });
    const headers = { 'surrogate-key': 'all' };
    await fetch(`http://127.0.0.1:${port}`, { method: 'PURGE', headers });
  }
  const bad = (await read()).filter(({ text }, n) => versionOf(text, n) === undefined);
  return bad.map(({ status }) => `Without a database a visitor gets no kept page, but ${status}.`);
}
