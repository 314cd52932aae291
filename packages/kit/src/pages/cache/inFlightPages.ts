import type { InFlight, Making } from './making.ts';

interface Entry<Page> extends InFlight<Page> {
  /** How many visitors were shown a fallback that will request the page again. */
  expected: number;
  isSettled: boolean;
}

/** How long a result or a failure is held for the fallbacks that will request the page again. */
const settledMs = 5_000;

/** Pages in the making, by key; a result that the cache has (`isKept`) is not held here. */
export function createInFlightPages<Page>(isKept: (key: string) => boolean) {
  const entries = new Map<string, Entry<Page>>();
  /** Pages begun before the last `clear` are not shared. */
  let generation = 0;

  function remove(key: string, entry: Entry<Page>): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return {
    /** The page in the making for a key, if it may be shared. */
    join(key: string): InFlight<Page> | undefined {
      const running = entries.get(key);
      if (!running) return undefined;
      running.expected = Math.max(0, running.expected - 1);
      if (running.isSettled && running.expected === 0) remove(key, running);
      return running;
    },
    /**
     * Tracks `page`, the one to show, until it is made; `previous` returns the cached page, shown in place of a
     * fallback.
     */
    begin(
      key: string,
      { early }: Pick<Making<Page>, 'early'>,
      page: Promise<Page>,
      { isShared, previous }: { isShared: boolean; previous?: (() => Page) | undefined },
    ): InFlight<Page> {
      const begunIn = generation;
      async function fallback(): Promise<Page> {
        if (previous) return previous();
        if (!early) return page;
        const { page: shown, asksAgain } = await early();
        if (entry.isSettled) return page;
        if (asksAgain) {
          entry.expected += 1;
          if (!entries.has(key) && begunIn === generation) entries.set(key, entry);
        }
        return shown;
      }
      const entry: Entry<Page> = { page, expected: 0, isSettled: false, fallback };
      function settle(): void {
        entry.isSettled = true;
        if (entry.expected === 0 || isKept(key)) remove(key, entry);
        else setTimeout(remove, settledMs, key, entry).unref();
      }
      page.then(settle, settle);
      if (isShared) entries.set(key, entry);
      return entry;
    },
    has: (key: string) => entries.has(key),
    clear() {
      generation += 1;
      entries.clear();
    },
  };
}
