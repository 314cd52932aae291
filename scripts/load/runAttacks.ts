import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { generateArticles, loadArticles } from '../../bench/generate/articles.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { seededFolder, startSite } from '../../tests/support/site.ts';
import type { SiteProcess } from '../../tests/support/site.ts';
import { attacks } from './attacks.ts';
import { memoryBelow, memoryOf } from './memory.ts';

export interface AttackOptions {
  /** The duration of each attack. */
  seconds: number;
  /** The attacks, one after another. Default: all. */
  names?: readonly string[];
  /** How long to wait afterwards for files and sockets to be closed. */
  settleSeconds?: number;
}

/** What other visitors experienced while one address attacked. */
export type AttackOutcome = Awaited<ReturnType<typeof runAttacks>>['outcomes'][number];

export type Met = Awaited<ReturnType<typeof repeat>>;

const firstArticle = 100_001;
const readers = 4;
const everyMs = { read: 150, search: 300, write: 2_500 };
/** How many articles are searched for: the newest, as by most visitors. */
const searched = 2_000;
/** Connections to the backend are kept for a minute, so longer than that. */
const settled = 70;

/**
 * Attacks a site, with the embedded backend, from one address while others read and write.
 *
 * @returns `descriptorsLeft`: files and sockets that the site has open at the end, more than before.
 */
export async function runAttacks({
  seconds,
  names = Object.keys(attacks),
  settleSeconds = settled,
}: AttackOptions) {
  await using data = await seededFolder();
  const { folder } = data;
  // Each article is read once, so that none is in the cache.
  const read = Math.ceil((readers * 1_000 * (names.length * seconds + 5)) / everyMs.read);
  const titles = await fillDatabase(folder, Math.max(searched, read));
  const { anonKey } = JSON.parse(readFileSync(`${folder}/keys.json`, 'utf8')) as {
    anonKey: string;
  };
  const attacked: Awaited<ReturnType<typeof attackSite>>[] = [];
  let descriptorsLeft = 0;
  {
    await using site = await startSite({
      env: { DATA_DIR: folder, TRUST_PROXY: '1', PAGE_CACHE_MB: '16' },
    });
    const visitors = createVisitors(site.url, titles);
    // Opens the files and sockets that are open in any case.
    await visitors.visit('no attack', performance.now() + 1_000);
    const before = descriptorsOf(site);
    for (const attack of names) {
      attacked.push(await attackSite(site, anonKey, attack, seconds, visitors));
    }
    const end = performance.now() + settleSeconds * 1_000;
    do {
      await pause(500);
      descriptorsLeft = Math.max(0, descriptorsOf(site) - before);
    } while (descriptorsLeft > 0 && performance.now() < end);
  }
  const stored = await readMessages(folder);
  const outcomes = attacked.map(({ messagesAccepted, ...outcome }) => {
    const lost = messagesAccepted.filter((message) => stored.get(message)?.length !== 1);
    outcome.messages.failed += lost.length;
    return outcome;
  });
  return { outcomes, descriptorsLeft };
}

/** Loads this many articles; resolves to their titles, in the order of their ids. */
async function fillDatabase(dataDir: string, articles: number): Promise<string[]> {
  await using backend = await startTestBackend({ dataDir });
  await loadArticles((sql) => backend.sql(sql), articles, firstArticle);
  return Array.from(generateArticles(articles, firstArticle), ({ title }) => title);
}

async function readMessages(dataDir: string) {
  await using backend = await startTestBackend({ dataDir });
  const rows = await backend.sql<{ message: string }>('select message from "Contact Records"');
  return Map.groupBy(rows, ({ message }) => message);
}

async function attackSite(
  site: SiteProcess,
  key: string,
  attack: string,
  seconds: number,
  visitors: Visitors,
) {
  const restarts = () => site.output().split('is restarted').length - 1;
  const restartsBefore = restarts();
  const attacker = fork(new URL('attacks.ts', import.meta.url), [site.url, key, attack]);
  const end = performance.now() + seconds * 1_000;
  const [met, memory] = await Promise.all([visitors.visit(attack, end), mostMemory(site, end)]);
  attacker.kill('SIGKILL');
  return {
    attack,
    ...met,
    memory,
    /** How often the backend had to be started again. */
    restarts: restarts() - restartsBefore,
  };
}

/** The peak memory of all processes of the site, in MB. */
async function mostMemory({ process: { pid = 0 } }: SiteProcess, end: number): Promise<number> {
  let most = 0;
  while (performance.now() < end) {
    most = Math.max(most, memoryOf(pid) + memoryBelow(pid));
    await pause(500);
  }
  return Math.round(most);
}

type Visitors = ReturnType<typeof createVisitors>;

/** Visitors with different addresses who read articles that were not read before, search and write. */
function createVisitors(url: string, titles: readonly string[]) {
  let asked = 0;
  let looked = 0;
  let written = 0;

  /** Whether the page is that of the article, or has found it. */
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

  async function write(message: string): Promise<boolean> {
    written += 1;
    const { status } = await fetch(`${url}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': `198.51.100.${written % 250}` },
      body: new URLSearchParams({ firstName: 'Asha', message, timed: '1' }),
    });
    return status === 303;
  }

  return {
    /** A message has failed if it was not accepted, or is not in the table exactly once. */
    async visit(attack: string, end: number) {
      const messagesAccepted: string[] = [];
      const [pages, searches, messages] = await Promise.all([
        repeat(readers, everyMs.read, end, read),
        repeat(1, everyMs.search, end, search),
        repeat(1, everyMs.write, end, async () => {
          const message = `Message ${written} during ${attack}`;
          const isAccepted = await write(message);
          if (isAccepted) messagesAccepted.push(message);
          return isAccepted;
        }),
      ]);
      return { pages, searches, messages, messagesAccepted };
    },
  };
}

/** Repeats an attempt on this many lines until the end, with pauses. An attempt that throws has failed. */
async function repeat(
  lines: number,
  restMs: number,
  end: number,
  attempt: (line: number) => Promise<boolean>,
) {
  const times: number[] = [];
  let failed = 0;
  const work = async (line: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      if (!(await attempt(line).catch(() => false))) failed += 1;
      times.push(performance.now() - from);
      await pause(restMs);
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, line) => work(line)));
  const slowest = times.toSorted((a, b) => b - a);
  return {
    count: times.length,
    failed,
    p99: Math.round(slowest[Math.floor(times.length / 100)] ?? 0),
  };
}

/** The number of files that a process has open; 0 except on Linux, so that nothing is compared. */
function descriptorsOf({ process: { pid } }: SiteProcess): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
