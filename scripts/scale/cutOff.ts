import type { Arrangement } from './arrangement.ts';
import { firstId } from './database.ts';
import type { Sql } from './database.ts';
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
  { links: [link], ports }: Arrangement,
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
  link?.cut();
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
  link?.mend();
  await until(expectOk(cache, '/-/cache'));
  const old = await oldPages(cache);
  return old.length > 0 ? [`${old.length} old pages come from a cache that was cut off.`] : [];
}
