/** Too many requests are waiting already. */
export class LaneFull extends Error {
  override name = 'LaneFull';
}

/** Whose request it is: of the site itself, for all its visitors, or straight from the public. */
export type Lane = 'site' | 'public';

export interface Lanes {
  /**
   * Runs the task when its turn has come. Rejects with LaneFull when too many wait in its lane, and
   * with the signal's reason when that comes before its turn.
   */
  run<Result>(lane: Lane, task: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
}

export interface LaneOptions {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Of these, so many of the public's at most: the rest is free for the site at any time. */
  atOncePublic: number;
  /** Tasks that wait in a lane at most. */
  waiting: number;
}

/** The site's requests go first, and the public's never take every place. */
export function createLanes({ atOnce, atOncePublic, waiting }: LaneOptions): Lanes {
  const queues: Record<Lane, Set<() => void>> = { site: new Set(), public: new Set() };
  const running: Record<Lane, number> = { site: 0, public: 0 };
  const whenIdle: (() => void)[] = [];

  const all = () => running.site + running.public;
  const isIdle = () => all() + queues.site.size + queues.public.size === 0;

  function startNext(): void {
    while (all() < atOnce) {
      const lane = queues.site.size > 0 ? 'site' : 'public';
      const [start] = queues[lane];
      if (!start || (lane === 'public' && running.public >= atOncePublic)) break;
      queues[lane].delete(start);
      running[lane] += 1;
      start();
    }
    if (isIdle()) for (const resolve of whenIdle.splice(0)) resolve();
  }

  function turn(lane: Lane, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues[lane];
      const leave = () => {
        queue.delete(start);
        reject(signal.reason);
        startNext();
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return reject(signal.reason);
      if (queue.size >= waiting) return reject(new LaneFull('Too many requests are waiting.'));
      signal.addEventListener('abort', leave, { once: true });
      queue.add(start);
      startNext();
    });
  }

  return {
    async run(lane, task, signal) {
      await turn(lane, signal);
      try {
        return await task();
      } finally {
        running[lane] -= 1;
        startNext();
      }
    },
    idle: () => new Promise((resolve) => (isIdle() ? resolve() : whenIdle.push(resolve))),
  };
}
