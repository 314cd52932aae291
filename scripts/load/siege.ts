import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { generateArticles, loadArticles } from '../../packages/backend/src/generate.ts';
import { startTestBackend } from '../../packages/backend/src/testing.ts';
import { seededFolder, startSite } from '../../tests/support/site.ts';
import type { SiteProcess } from '../../tests/support/site.ts';
import { attacks } from './attacks.ts';
import { memoryBelow, memoryOf } from './memory.ts';

export interface SiegeOptions {
  /** For each attack. */
  seconds: number;
  /** Unset: all of them, one after the other. */
  names?: readonly string[];
  /** How long to wait afterwards for files and sockets to be given back. */
  settleSeconds?: number;
}

/** What others met while one address attacked. */
export interface Siege {
  attack: string;
  pages: number;
  /** Without the article that was asked for. */
  pagesFailed: number;
  /** In ms. */
  pagesP99: number;
  searches: number;
  /** Without what was searched for. */
  searchesFailed: number;
  searchesP99: number;
  messages: number;
  /** Accepted, and not in the table exactly once, or not accepted. */
  messagesFailed: number;
  messagesP99: number;
  /** Of all processes of the site at worst, in MB. */
  memory: number;
  /** How often the backend had to be started anew. */
  restarts: number;
}

const firstArticle = 100_001;
const readers = 4;
/** Of the newest, as most visitors are. */
const searched = 2_000;
const searchEveryMs = 300;
const readEveryMs = 150;
const messageEveryMs = 2_500;
/** Connections to the backend are kept for a minute. */
const settled = 70;

/**
 * Attacks a site, with the embedded backend, from one address while others read and write.
 *
 * @returns `descriptorsLeft`: files and sockets that the site has open at the end, more than before.
 */
export async function runSiege(
  options: SiegeOptions,
): Promise<{ sieges: Siege[]; descriptorsLeft: number }> {
  const { seconds, names = Object.keys(attacks), settleSeconds = settled } = options;
  const { folder, remove } = await seededFolder();
  const prepared = await startTestBackend({ dataDir: folder });
  // Each is asked for once, so that none is kept.
  const needed = Math.ceil((readers * 1_000 * (names.length * seconds + 5)) / readEveryMs);
  const articles = Math.max(searched, needed);
  await loadArticles((sql) => prepared.sql(sql), articles, { firstId: firstArticle });
  await prepared.stop();
  const { anonKey } = JSON.parse(readFileSync(`${folder}/keys.json`, 'utf8')) as {
    anonKey: string;
  };
  const site = await startSite({
    env: { DATA_DIR: folder, TRUST_PROXY: '1', PAGE_CACHE_MB: '16' },
  });
  const titles = Array.from(
    generateArticles(articles, { firstId: firstArticle }),
    ({ title }) => title,
  );
  const sent: Sent = { accepted: [], titles, next: 0, searched: 0 };
  const sieges: Siege[] = [];
  let descriptorsLeft = 0;
  try {
    // What everybody has open in any case.
    await visit(site, sent, performance.now() + 1_000);
    const before = descriptorsOf(site);
    for (const attack of names) sieges.push(await besiege(site, anonKey, attack, seconds, sent));
    const end = performance.now() + settleSeconds * 1_000;
    do {
      await pause(500);
      descriptorsLeft = Math.max(0, descriptorsOf(site) - before);
    } while (descriptorsLeft > 0 && performance.now() < end);
  } finally {
    await site.stop();
  }
  const after = await startTestBackend({ dataDir: folder });
  const rows = await after.sql<{ message: string }>('select message from "Contact Records"');
  await after.stop();
  await remove();
  const stored = Map.groupBy(rows, ({ message }) => message);
  for (const { message, siege } of sent.accepted) {
    if (siege && stored.get(message)?.length !== 1) siege.messagesFailed += 1;
  }
  return { sieges, descriptorsLeft };
}

interface Sent {
  accepted: { message: string; siege: Siege | undefined }[];
  /** Of all articles, in the order of their ids. */
  titles: readonly string[];
  /** The place of the article that is asked for next, and of the one whose title is searched for. */
  next: number;
  searched: number;
}

async function besiege(
  site: SiteProcess,
  key: string,
  attack: string,
  seconds: number,
  sent: Sent,
): Promise<Siege> {
  const restartsBefore = restartsOf(site);
  const attacker = fork(new URL('attacks.ts', import.meta.url), [site.url, key, attack]);
  const end = performance.now() + seconds * 1_000;
  let memory = 0;
  const watching = (async () => {
    while (performance.now() < end) {
      const pid = site.process.pid ?? 0;
      memory = Math.max(memory, memoryOf(pid) + memoryBelow(pid));
      await pause(500);
    }
  })();
  const met = await visit(site, sent, end);
  await watching;
  attacker.kill('SIGKILL');
  const siege: Siege = {
    attack,
    ...met,
    memory: Math.round(memory),
    restarts: restartsOf(site) - restartsBefore,
  };
  for (const message of sent.accepted) message.siege ??= siege;
  return siege;
}

/** Visitors, each of an address of their own, who read what nobody has read before, and write. */
async function visit(site: SiteProcess, sent: Sent, end: number) {
  const pageTimes: number[] = [];
  const searchTimes: number[] = [];
  const messageTimes: number[] = [];
  let pagesFailed = 0;
  let searchesFailed = 0;
  let messagesFailed = 0;

  async function timed(times: number[], path: string, init: RequestInit) {
    const from = performance.now();
    try {
      const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 0, text: '' };
    } finally {
      times.push(performance.now() - from);
    }
  }

  async function read(reader: number): Promise<void> {
    const headers = { 'x-forwarded-for': `192.0.2.${reader}` };
    while (performance.now() < end) {
      const place = (sent.next += 1);
      const { status, text } = await timed(pageTimes, `/article/${firstArticle + place}`, {
        headers,
      });
      if (status !== 200 || !text.includes(sent.titles[place] ?? '')) pagesFailed += 1;
      await pause(readEveryMs);
    }
  }

  async function search(): Promise<void> {
    const headers = { 'x-forwarded-for': '192.0.2.100' };
    while (performance.now() < end) {
      const place = (sent.searched += 1) % searched;
      // A whole title may be longer than what is searched for.
      const title = sent.titles[place] ?? '';
      const query = new URLSearchParams({ q: title.split(', from ').at(-1) ?? '' });
      const { status, text } = await timed(searchTimes, `/search?${query}`, { headers });
      if (status !== 200 || !text.includes(title)) searchesFailed += 1;
      await pause(searchEveryMs);
    }
  }

  async function write(): Promise<void> {
    for (let n = 0; performance.now() < end; n += 1) {
      const message = `Message ${sent.accepted.length} of ${process.pid}, ${n}`;
      const { status } = await timed(messageTimes, '/contact', {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${sent.accepted.length % 250}` },
        body: new URLSearchParams({ firstName: 'Asha', message, timed: '1' }),
      });
      if (status === 303) sent.accepted.push({ message, siege: undefined });
      else messagesFailed += 1;
      await pause(messageEveryMs);
    }
  }

  await Promise.all([
    write(),
    search(),
    ...Array.from({ length: readers }, (_, reader) => read(reader + 1)),
  ]);
  return {
    pages: pageTimes.length,
    pagesFailed,
    pagesP99: p99(pageTimes),
    searches: searchTimes.length,
    searchesFailed,
    searchesP99: p99(searchTimes),
    messages: messageTimes.length,
    messagesFailed,
    messagesP99: p99(messageTimes),
  };
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0);
}

function restartsOf(site: SiteProcess): number {
  return site.output().split('is started anew').length - 1;
}

/** Linux tells what a process has open; elsewhere nothing is compared. */
function descriptorsOf({ process: { pid } }: SiteProcess): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
