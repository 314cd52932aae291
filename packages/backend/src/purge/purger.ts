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
  /** Shows that the purger lives, to a cache that trusts its pages for less time when it hears nothing. */
  greet?: (signal: AbortSignal) => Promise<void>;
}

export interface PurgerOptions {
  /** As the owner of the outbox, on a connection of its own. */
  database: Statements;
  /** What the edges read from. */
  sites: readonly Cache[];
  /** Told after the sites: else they would read again what a site keeps. */
  edges: readonly Cache[];
  log: Log;
  /** Commits now and then: `deploy/many/replica.sql` knows by that how far behind a replica is. Default: no. */
  keepsReplicasFresh?: boolean;
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

/**
 * A page that was read before a change reaches an edge within this, and may come after the purge: from a replica of the
 * database that is at most 25 s behind (`deploy/many/replica.sql`), read and drawn in 20 s at most.
 */
const slowestPageMs = 60_000;
/** Half of what `deploy/varnish.vcl` waits for. */
const greetEachMs = 5_000;
/** With more, all pages are named at once. */
const mostKeys = 500;

/**
 * Tells caches what has changed, until it is stopped. It remembers what a cache has not taken, and a purger that
 * begins knows nothing of any: so it begins with all pages, and nothing is lost by one that is killed.
 */
export function startPurger(options: PurgerOptions): Purger {
  const {
    database,
    keepsReplicasFresh = false,
    pollMs = 500,
    now = () => performance.now(),
  } = options;
  const log = withoutRepeats(options.log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const untold = new Map(
    [...options.sites, ...options.edges].map((cache) => [cache, new Set(['all'])]),
  );

  /** What the edges are told once more, and when. */
  let again: { at: number; keys: string[] }[] = [];
  /** What is on its way. */
  const telling = new Map<Cache, Promise<string[]>>();
  /** When each cache took something last. */
  const heard = new Map<Cache, number>();

  function remember(cache: Cache, keys: Iterable<string>) {
    const known = untold.get(cache) ?? new Set();
    for (const key of keys) known.add(key);
    untold.set(cache, known.size > mostKeys ? new Set(['all']) : known);
  }

  /** @returns what was told. */
  async function tell(cache: Cache): Promise<string[]> {
    const keys = [...(untold.get(cache) ?? [])];
    const wasHeard = heard.get(cache) ?? -greetEachMs;
    if (keys.length === 0 && now() - wasHeard < greetEachMs) return [];
    untold.set(cache, new Set());
    try {
      await (keys.length === 0 ? cache.greet?.(signal) : cache.purge(keys, signal));
      heard.set(cache, now());
      return keys;
    } catch (error) {
      remember(cache, keys);
      if (!signal.aborted)
        log(`[purge] ${cache.name} may show pages as they were: ${describeError(error)}`);
      return [];
    }
  }

  /** After what is on its way to it. */
  async function tellNext(cache: Cache): Promise<string[]> {
    await telling.get(cache);
    const next = tell(cache).finally(() => telling.delete(cache));
    telling.set(cache, next);
    return next;
  }

  const isIdle = (cache: Cache) => !telling.has(cache);

  /** And then the edges, which may have read from it as it was; no other cache is waited for. */
  async function tellSite(site: Cache): Promise<void> {
    const keys = await tellNext(site);
    if (keys.length > 0) again.push({ at: now() + slowestPageMs, keys });
    for (const edge of options.edges) remember(edge, keys);
    await Promise.all(
      options.edges.filter((edge) => keys.length > 0 || isIdle(edge)).map(tellNext),
    );
  }

  let beatAt = -greetEachMs;
  async function beat(): Promise<void> {
    if (now() - beatAt < greetEachMs) return;
    beatAt = now();
    await database.query('select pg_current_xact_id()');
  }

  async function readOutbox(): Promise<void> {
    if (keepsReplicasFresh) await beat();
    const changes = await readChanges(database);
    // Feeds, sitemaps and texts for programs may show any change.
    const keys = changes.keys.length > 0 ? [...changes.keys, 'files'] : [];
    for (const cache of untold.keys()) remember(cache, keys);
    if (changes.ids.length > 0) await deleteChanges(database, changes);
    const late = again.filter(({ at }) => at <= now()).flatMap((each) => each.keys);
    for (const edge of options.edges) remember(edge, late);
    again = again.filter(({ at }) => at > now());
  }

  let running = Promise.resolve();
  function readInTurn(): Promise<void> {
    const next = running.then(readOutbox, readOutbox);
    running = next;
    return next;
  }

  async function look(): Promise<boolean> {
    await readInTurn();
    await Promise.all(options.sites.map(tellSite));
    return options.sites.every((site) => untold.get(site)?.size === 0);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await readInTurn();
        void Promise.all(options.sites.filter(isIdle).map(tellSite));
      } catch (error) {
        if (!signal.aborted) log(`[purge] What has changed can't be read: ${describeError(error)}`);
      }
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
      await Promise.all(telling.values());
    },
  };
}
