export interface FairQueueOptions {
  /** Requests served at the same time. */
  atOnce: number;
  /** Requests of one address, served or waiting. */
  perAddress: number;
  /** Requests of all addresses, served or waiting. */
  overall: number;
  /** Longest wait. */
  waitMs: number;
}

/** `done` gives the place up; `refused` says who has had too much: the address, or all together. */
export type Place = { done: () => void } | { refused: 'address' | 'all' };

export interface FairQueue {
  enter: (address: string) => Promise<Place>;
}

/** Serves addresses in turn: an address with a hundred requests delays itself, and no other. */
export function createFairQueue({
  atOnce,
  perAddress,
  overall,
  waitMs,
}: FairQueueOptions): FairQueue {
  const present = new Map<string, number>();
  // In the order of their turns: a Map keeps the order in which keys came in.
  const waiting = new Map<string, (() => void)[]>();
  let all = 0;
  let served = 0;

  function come(address: string): void {
    all += 1;
    present.set(address, (present.get(address) ?? 0) + 1);
  }

  function go(address: string): void {
    all -= 1;
    const left = (present.get(address) ?? 0) - 1;
    if (left > 0) present.set(address, left);
    else present.delete(address);
  }

  function serveNext(): void {
    const [next] = waiting;
    if (!next || served >= atOnce) return;
    const [address, callers] = next;
    waiting.delete(address);
    const call = callers.shift();
    if (callers.length > 0) waiting.set(address, callers);
    call?.();
  }

  return {
    enter: (address) =>
      new Promise((resolve) => {
        if ((present.get(address) ?? 0) >= perAddress) return resolve({ refused: 'address' });
        if (all >= overall) return resolve({ refused: 'all' });
        come(address);
        const timer = setTimeout(() => {
          const callers = (waiting.get(address) ?? []).filter((caller) => caller !== serve);
          if (callers.length > 0) waiting.set(address, callers);
          else waiting.delete(address);
          go(address);
          resolve({ refused: 'all' });
        }, waitMs);
        function serve(): void {
          clearTimeout(timer);
          served += 1;
          let isDone = false;
          resolve({
            done() {
              if (isDone) return;
              isDone = true;
              served -= 1;
              go(address);
              serveNext();
            },
          });
        }
        waiting.set(address, [...(waiting.get(address) ?? []), serve]);
        return serveNext();
      }),
  };
}
