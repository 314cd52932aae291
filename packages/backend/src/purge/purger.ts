import { setTimeout as sleep } from 'node:timers/promises';
import type { Statements } from '../postgres/database.ts';
import { describeError, withoutRepeats } from '../shared/log.ts';
import type { Log } from '../shared/log.ts';
import { deleteChanges, readChanges } from './changes.ts';

/** Something that keeps pages. */
export interface Cache {
  /** For the log. */
  name: string;
  /**
   * Has it ask again for all pages with any of these keys; every page has the key `all`.
   *
   * @throws where it may go on showing them as they were.
   */
  purge: (keys: readonly string[], signal: AbortSignal) => Promise<void>;
}

export interface PurgerOptions {
  /** As the owner of the outbox, on a connection of its own. */
  database: Statements;
  /** What the edges read from. */
  sites: readonly Cache[];
  /** Told after the sites: else they would read again what a site keeps. */
  edges: readonly Cache[];
  log: Log;
  /** Between two looks into the outbox. Default: 500 ms. */
  pollMs?: number;
  /** Default: `performance.now`. */
  now?: () => number;
}

export interface Purger {
  /** Tells all that has changed until now; resolves to whether every site has taken it. */
  look: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** A page that was read before a change reaches an edge within this, and may come after the purge. */
const slowestPageMs = 30_000;
/** With more, all pages are named at once. */
const mostKeys = 500;

/**
 * Tells caches what has changed, until it is stopped. It remembers what a cache has not taken, and a purger that
 * begins knows nothing of any: so it begins with all pages, and nothing is lost by one that is killed.
 */
export function startPurger(options: PurgerOptions): Purger {
  const { database, pollMs = 500, now = () => performance.now() } = options;
  const log = withoutRepeats(options.log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const untold = new Map(
    [...options.sites, ...options.edges].map((cache) => [cache, new Set(['all'])]),
  );

  /** What the edges are told once more, and when. */
  let again: { at: number; keys: string[] }[] = [];

  function remember(cache: Cache, keys: Iterable<string>) {
    const known = untold.get(cache) ?? new Set();
    for (const key of keys) known.add(key);
    untold.set(cache, known.size > mostKeys ? new Set(['all']) : known);
  }

  /** @returns what was told. */
  async function tell(cache: Cache): Promise<string[]> {
    const keys = [...(untold.get(cache) ?? [])];
    if (keys.length === 0) return [];
    untold.set(cache, new Set());
    try {
      await cache.purge(keys, signal);
      return keys;
    } catch (error) {
      remember(cache, keys);
      if (!signal.aborted)
        log(`[purge] ${cache.name} may show pages as they were: ${describeError(error)}`);
      return [];
    }
  }

  async function round(): Promise<boolean> {
    const changes = await readChanges(database);
    // Feeds, sitemaps and texts for programs may show any change.
    const keys = changes.keys.length > 0 ? [...changes.keys, 'files'] : [];
    for (const cache of untold.keys()) remember(cache, keys);
    if (changes.ids.length > 0) await deleteChanges(database, changes);
    const told = (await Promise.all(options.sites.map(tell))).flat();
    const late = again.filter(({ at }) => at <= now()).flatMap((each) => each.keys);
    // Of a site that was told late an edge may have read in between.
    for (const edge of options.edges) remember(edge, [...told, ...late]);
    again = again.filter(({ at }) => at > now());
    if (told.length > 0) again.push({ at: now() + slowestPageMs, keys: told });
    await Promise.all(options.edges.map(tell));
    return options.sites.every((site) => untold.get(site)?.size === 0);
  }

  let running: Promise<unknown> = Promise.resolve();
  function look(): Promise<boolean> {
    const next = running.then(round, round);
    running = next;
    return next;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        if (!signal.aborted) log(`[purge] What has changed can't be read: ${describeError(error)}`);
      });
      await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    look,
    async stop() {
      stopping.abort();
      await ended;
      await running.catch(() => {});
    },
  };
}
