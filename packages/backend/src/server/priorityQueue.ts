export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** The kinds of requests, the most urgent first. */
const priorities = ['site message', 'public message', 'site read', 'public read'] as const;

export type Priority = (typeof priorities)[number];

export interface QueueOptions {
  concurrency: number;
  /** Maximum number of them that are reads; the rest is reserved for messages. */
  maxReads: number;
  /** Maximum number of them that are the public's; the rest is reserved for the site. */
  maxPublic: number;
  /** Maximum number of waiting tasks of each priority. */
  maxQueued: number;
}

const isRead = (name: Priority) => name.endsWith('read');
const isPublic = (name: Priority) => name.startsWith('public');

/** The most urgent tasks run first; within a priority, in order of arrival. */
export function createPriorityQueue(options: QueueOptions) {
  const { concurrency, maxReads, maxPublic, maxQueued } = options;
  const queues = new Map(priorities.map((name) => [name, new Set<() => void>()]));
  const running: Priority[] = [];
  const whenIdle: (() => void)[] = [];
  const isIdle = () => running.length === 0 && [...queues.values()].every(({ size }) => size === 0);
  const count = (isOne: (name: Priority) => boolean) => running.filter(isOne).length;
  const hasSlotFor = (name: Priority) =>
    running.length < concurrency &&
    (!isRead(name) || count(isRead) < maxReads) &&
    (!isPublic(name) || count(isPublic) < maxPublic);

  function startNext(): void {
    for (const [name, queue] of queues) {
      for (const start of queue) {
        if (!hasSlotFor(name)) break;
        queue.delete(start);
        running.push(name);
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
      if (queue.size >= maxQueued) return reject(new QueueFull('Too many requests are waiting.'));
      signal.addEventListener('abort', leave, { once: true });
      queue.add(start);
      startNext();
    });
  }

  return {
    /** Rejects with QueueFull when too many of this priority wait, and with the signal's reason if aborted first. */
    async run<Result>(
      priority: Priority,
      task: () => Promise<Result>,
      signal: AbortSignal,
    ): Promise<Result> {
      await turn(priority, signal);
      try {
        return await task();
      } finally {
        running.splice(running.indexOf(priority), 1);
        startNext();
      }
    },
    idle: () => new Promise<void>((resolve) => (isIdle() ? resolve() : whenIdle.push(resolve))),
  };
}
