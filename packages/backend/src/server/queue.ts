/** Too many requests are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface Queue {
  /** Runs the task once all earlier ones have ended. Rejects with QueueFull beyond the limit. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
}

/** One task at a time, in order, at most `limit` waiting. */
export function createQueue(limit: number): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async run(task) {
      if (waiting >= limit) throw new QueueFull('Too many requests are waiting.');
      waiting += 1;
      const result = last.then(task);
      last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        waiting -= 1;
      }
    },
    async idle() {
      let awaited: Promise<unknown> | undefined;
      while (awaited !== last) {
        awaited = last;
        await awaited;
      }
    },
  };
}
