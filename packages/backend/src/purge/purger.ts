import { setTimeout as sleep } from 'node:timers/promises';
import type { Statements } from '../postgres/database.ts';
import { describeError } from '../shared/errors.ts';
import { type Log, withoutRepeats } from '../shared/log.ts';

export interface Cache {
  /** For the log. */
  name: string;
  /** Drops all pages with any of these keys (`all`: every page); rejects if the cache may still serve some. */
  purge: (keys: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Sends a heartbeat to a cache that keeps its pages for less time while it receives none. */
  heartbeat?: (signal: AbortSignal) => Promise<void>;
}

export interface PurgerOptions {
  /** A dedicated connection as the owner of the outbox. */
  database: Statements;
  /** The sites that the edges read from. */
  sites: readonly Cache[];
  /** Purged after the sites: otherwise they would fetch a page that a site still caches. */
  edges: readonly Cache[];
  log: Log;
  /** Commits every few seconds: `deploy/many/replica.sql` measures by that how late a replica is. Default: no. */
  keepsReplicasFresh?: boolean;
  /** Time between two polls of the outbox. Default: 500 ms. */
  pollMs?: number;
}

/**
 * A page read before a change may reach a cache late: a replica is up to 20 s behind (`deploy/many/replica.sql`), and
 * reading and rendering take up to 20 s.
 */
const slowestPageMs = 60_000;
const now = () => performance.now();

/** Half of the time that `deploy/varnish.vcl` waits for a heartbeat. */
const heartbeatEachMs = 5_000;
/** With more keys than this, all pages are purged. */
const mostKeys = 500;

/**
 * Purges changes from caches until it is stopped. Keys that a cache has not accepted are in memory only, so a new
 * purger begins by purging all pages.
 */
export function startPurger(options: PurgerOptions) {
  const { pollMs = 500 } = options;
  const log = withoutRepeats(options.log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const deliveries = createDeliveries([...options.sites, ...options.edges], log, signal);
  const { isIdle, remember, send } = deliveries;
  const repeats = createRepeats(options.sites, deliveries.pending);
  const outbox = createOutboxReader(options, deliveries, repeats);

  /** Purges a site, then the edges, which may have fetched its old pages; resolves to whether the site accepted it. */
  async function purgeSite(site: Cache): Promise<boolean> {
    const accepted = await send(site);
    const keys = accepted ?? [];
    repeats.note(site, keys);
    for (const edge of options.edges) remember(edge, keys);
    await Promise.all(options.edges.filter((edge) => keys.length > 0 || isIdle(edge)).map(send));
    return accepted !== undefined;
  }

  async function flush(): Promise<boolean> {
    await outbox.read();
    const accepted = await Promise.all(options.sites.map(purgeSite));
    return accepted.every(Boolean);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await outbox.read();
        void Promise.all(options.sites.filter(isIdle).map(purgeSite));
      } catch (error) {
        if (!signal.aborted) log(`[purge] What has changed can't be read: ${describeError(error)}`);
      }
      await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    /** Purges everything that has changed so far; resolves to whether every site has accepted it. */
    flush,
    async stop() {
      stopping.abort();
      await ended;
      await outbox.settled();
      await deliveries.settled();
    },
  };
}

/** Reads the changes, one call after the other, and remembers their keys for every cache. */
function createOutboxReader(
  { database, keepsReplicasFresh = false }: PurgerOptions,
  { pending, remember }: ReturnType<typeof createDeliveries>,
  repeats: ReturnType<typeof createRepeats>,
) {
  let committedAt = -heartbeatEachMs;
  async function commitForReplicas(): Promise<void> {
    if (now() - committedAt < heartbeatEachMs) return;
    committedAt = now();
    await database.query('select pg_current_xact_id()');
  }

  async function readOutbox(): Promise<void> {
    if (keepsReplicasFresh) await commitForReplicas();
    const changes = await readChanges(database);
    // Feeds, sitemaps and texts for programs may show any change.
    const keys = changes.keys.length > 0 ? [...changes.keys, 'files'] : [];
    const due = repeats.due(keys);
    for (const cache of pending.keys()) remember(cache, [...due, ...keys]);
    if (changes.ids.length > 0) await deleteChanges(database, changes);
  }

  let running = Promise.resolve();
  return {
    read: () => (running = running.then(readOutbox, readOutbox)),
    settled: () => running.catch(() => {}),
  };
}

/** Of the table `content_outbox.changes` (`supabase/migrations/20261124000900_content_outbox.sql`). */
export interface Changes {
  ids: (string | number)[];
  keys: string[];
}

/** Changes that visitors already see and that caches may not know of yet. */
export async function readChanges(database: Statements): Promise<Changes> {
  const rows = await database.query<{ id: string | number; keys: string[] }>(
    `select id, keys from content_outbox.changes where due_at <= clock_timestamp()
     order by due_at limit 500`,
  );
  return { ids: rows.map(({ id }) => id), keys: rows.flatMap(({ keys }) => keys) };
}

export async function deleteChanges(database: Statements, { ids }: Changes): Promise<void> {
  await database.query('delete from content_outbox.changes where id = any ($1::bigint[])', [ids]);
}

/** Keys are purged twice: a page read before the change may reach a cache after the first purge. */
function createRepeats(sites: readonly Cache[], pending: ReadonlyMap<Cache, ReadonlySet<string>>) {
  let toRepeat: { at: number; keys: string[] }[] = [];
  /** The keys that a site is sent for the second time. */
  const repeated = new Map(sites.map((site) => [site, new Set<string>()]));
  return {
    /** To be called with the keys that a site has accepted. */
    note(site: Cache, keys: readonly string[]): void {
      const first = keys.filter((key) => !repeated.get(site)?.delete(key));
      if (first.length > 0) toRepeat.push({ at: now() + slowestPageMs, keys: first });
    },
    /** The keys to purge again now; those that have just changed will be purged twice more. */
    due(changed: readonly string[]): string[] {
      const due = toRepeat.filter(({ at }) => at <= now()).flatMap(({ keys }) => keys);
      toRepeat = toRepeat.filter(({ at }) => at > now());
      for (const [site, keys] of repeated) {
        for (const key of due) if (!pending.get(site)?.has(key)) keys.add(key);
        for (const key of changed) keys.delete(key);
      }
      return due;
    },
  };
}

/** The keys that caches have not accepted yet, and the calls that send them: one at a time to each cache. */
function createDeliveries(caches: readonly Cache[], log: Log, signal: AbortSignal) {
  const pending = new Map(caches.map((cache) => [cache, new Set(['all'])]));
  const inFlight = new Map<Cache, Promise<unknown>>();
  const contacts = new Map<Cache, number>();

  function remember(cache: Cache, keys: Iterable<string>) {
    const known = pending.get(cache) ?? new Set();
    for (const key of keys) known.add(key);
    pending.set(cache, known.size > mostKeys ? new Set(['all']) : known);
  }

  /** @returns the keys that the cache has accepted; undefined if it has not accepted them. */
  async function send(cache: Cache): Promise<string[] | undefined> {
    const keys = [...(pending.get(cache) ?? [])];
    const lastContact = contacts.get(cache) ?? -heartbeatEachMs;
    if (keys.length === 0 && now() - lastContact < heartbeatEachMs) return [];
    pending.set(cache, new Set());
    try {
      await (keys.length === 0 ? cache.heartbeat?.(signal) : cache.purge(keys, signal));
      contacts.set(cache, now());
      return keys;
    } catch (error) {
      remember(cache, keys);
      if (!signal.aborted)
        log(`[purge] ${cache.name} may show pages as they were: ${describeError(error)}`);
      return undefined;
    }
  }

  /** Calls a cache after its calls in progress have ended: another caller may wait for the same one. */
  async function sendInTurn(cache: Cache): Promise<string[] | undefined> {
    while (inFlight.has(cache)) await inFlight.get(cache);
    const next = send(cache).finally(() => inFlight.delete(cache));
    inFlight.set(cache, next);
    return next;
  }

  return {
    pending,
    remember,
    send: sendInTurn,
    isIdle: (cache: Cache) => !inFlight.has(cache),
    settled: () => Promise.all(inFlight.values()),
  };
}
