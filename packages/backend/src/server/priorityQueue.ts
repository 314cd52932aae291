/** Too many requests are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** What is asked, the most urgent first. */
const priorities = ['site message', 'public message', 'site read', 'public read'] as const;

export type Priority = (typeof priorities)[number];

export interface PriorityQueue {
  /**
   * Runs the task when its turn has come; its place is taken until the task has ended. Rejects with QueueFull
   * when too many of its priority wait, and with the signal's reason when that comes before its turn.
   */
  run<Result>(
    priority: Priority,
    task: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
}

export interface QueueOptions {
  /** Tasks that run at the same time. */
  places: number;
  /** Of these, so many reads at most: the rest is free for messages at any time. */
  forReads: number;
  /** And so many of the public's: the rest is free for the site. */
  forPublic: number;
  /** Tasks of a priority that wait at most. */
  waiting: number;
}

const isRead = (name: Priority) => name.endsWith('read');
const isPublic = (name: Priority) => name.startsWith('public');

/** What is more urgent goes first; within a priority, what came first. */
export function createPriorityQueue(options: QueueOptions): PriorityQueue {
  const { places, forReads, forPublic, waiting } = options;
  const queues = new Map(priorities.map((name) => [name, new Set<() => void>()]));
  const running = new Map(priorities.map((name) => [name, 0]));
  const whenIdle: (() => void)[] = [];

  const count = (isOne: (name: Priority) => boolean) =>
    priorities.reduce((sum, name) => sum + (isOne(name) ? (running.get(name) ?? 0) : 0), 0);
  const hasPlace = (name: Priority) =>
    count(() => true) < places &&
    (!isRead(name) || count(isRead) < forReads) &&
    (!isPublic(name) || count(isPublic) < forPublic);
  const isIdle = () =>
    count(() => true) === 0 && [...queues.values()].every(({ size }) => size === 0);

  function startNext(): void {
    for (const [name, queue] of queues) {
      for (const start of queue) {
        if (!hasPlace(name)) break;
        queue.delete(start);
        running.set(name, (running.get(name) ?? 0) + 1);
        start();
      }
    }
    if (isIdle()) for (const resolve of whenIdle.splice(0)) resolve();
  }

  function turn(priority: Priority, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(priority) ?? new Set();
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
      if (queue.size >= waiting) return reject(new QueueFull('Too many requests are waiting.'));
      signal.addEventListener('abort', leave, { once: true });
      queue.add(start);
      startNext();
    });
  }

  return {
    async run(priority, task, signal) {
      await turn(priority, signal);
      try {
        return await task();
      } finally {
        running.set(priority, (running.get(priority) ?? 0) - 1);
        startNext();
      }
    },
    idle: () => new Promise((resolve) => (isIdle() ? resolve() : whenIdle.push(resolve))),
  };
}
