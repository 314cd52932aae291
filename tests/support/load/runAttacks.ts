import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { firstArticle, generateArticles, loadArticles } from '../articles/generateArticles.ts';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { seededFolder, startSite } from '../site.ts';
import { attacks } from './attacks.ts';
import { memoryOf } from './memory.ts';
import { createWriter, repeat } from './visitors.ts';

interface AttackOptions {
  seconds: number;
  /** The attacks, one after another. Default: all. */
  names?: readonly string[];
  /** How long to wait at most for files and sockets to be closed; connections to the backend are kept for a minute. */
  settleSeconds?: number;
  /** How many articles are searched for: the newest, as by most visitors. */
  searched?: number;
}

/** What other visitors met while one address attacked. */
export type AttackOutcome = Awaited<ReturnType<typeof runAttacks>>['outcomes'][number];

const readers = 4;
const everyMs = { read: 150, search: 300, write: 2_500 };

/**
 * Attacks a site, with the embedded backend, from one address while others read, search and write.
 *
 * @returns `descriptorsLeft`: files and sockets that the site has open at the end, more than before.
 */
export async function runAttacks({
  seconds,
  names = Object.keys(attacks),
  settleSeconds = 70,
  searched = 2_000,
}: AttackOptions) {
  await using data = await seededFolder();
  const { folder } = data;
  // Each article is read once, so that none is in the cache.
  const reads = Math.ceil((readers * 1_000 * (names.length * seconds + 5)) / everyMs.read);
  const articles = Math.max(searched, reads);
  const titles = Array.from(generateArticles(articles), ({ title }) => title);
  {
    await using backend = await startTestBackend({ dataDir: folder });
    await loadArticles((sql) => backend.sql(sql), articles);
  }
  const { anonKey } = JSON.parse(readFileSync(`${folder}/keys.json`, 'utf8')) as {
    anonKey: string;
  };
  const site = await startSite({
    env: { DATA_DIR: folder, TRUST_PROXY: '1', PAGE_CACHE_MB: '16' },
  });
  const { pid = 0 } = site.process;
  const writer = createWriter(site.url);
  const visit = createVisitors(site.url, titles, searched, writer);
  const restarts = () => site.output().split('is restarted').length - 1;
  // Opens the files and sockets that are open in any case.
  await visit(performance.now() + 1_000);
  const before = descriptorsOf(pid);
  const outcomes = [];
  for (const attack of names) {
    const restartsBefore = restarts();
    const attacker = fork(new URL('attacks.ts', import.meta.url), [site.url, anonKey, attack]);
    const end = performance.now() + seconds * 1_000;
    const [met, memory] = await Promise.all([visit(end), mostMemory(pid, end)]);
    attacker.kill('SIGKILL');
    outcomes.push({ attack, ...met, memory, restarts: restarts() - restartsBefore });
  }
  const end = performance.now() + settleSeconds * 1_000;
  while (descriptorsOf(pid) > before && performance.now() < end) await pause(500);
  const descriptorsLeft = Math.max(0, descriptorsOf(pid) - before);
  await site.stop();
  await using backend = await startTestBackend({ dataDir: folder });
  return { outcomes, descriptorsLeft, notStoredOnce: await writer.notStoredOnce(backend) };
}

/** The peak memory of all processes of the site, in MB. */
async function mostMemory(pid: number, end: number): Promise<number> {
  let most = 0;
  while (performance.now() < end) {
    most = Math.max(most, memoryOf(pid));
    await pause(500);
  }
  return Math.round(most);
}

/** Visitors with different addresses who read articles that were not read before, search and write. */
function createVisitors(
  url: string,
  titles: readonly string[],
  searched: number,
  writer: ReturnType<typeof createWriter>,
) {
  let asked = 0;
  let looked = 0;

  async function find(path: string, title: string, address: string): Promise<boolean> {
    const answer = await fetch(url + path, { headers: { 'x-forwarded-for': address } });
    return (await answer.text()).includes(title) && answer.status === 200;
  }

  function read(line: number): Promise<boolean> {
    asked += 1;
    return find(`/article/${firstArticle + asked}`, titles[asked] ?? '?', `192.0.2.${line + 1}`);
  }

  function search(): Promise<boolean> {
    looked += 1;
    const title = titles[looked % searched] ?? '?';
    // A whole title may be longer than a search may be.
    const query = new URLSearchParams({ q: title.split(', from ').at(-1) ?? '' });
    return find(`/search?${query}`, title, '192.0.2.100');
  }

  return async (end: number) => {
    const [pages, searches, messages] = await Promise.all([
      repeat(readers, everyMs.read, end, read),
      repeat(1, everyMs.search, end, search),
      repeat(1, everyMs.write, end, () => writer.write()),
    ]);
    return { pages, searches, messages };
  };
}

/** The number of files that a process has open; 0 except on Linux, so that nothing is compared. */
function descriptorsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}
