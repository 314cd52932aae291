import { createShares } from './shares.ts';

export interface FairQueueOptions {
  /** Requests served at the same time. */
  atOnce: number;
  /** Those of one address among them: the rest is free for others at any time. */
  ofOneAddress: number;
  /** Requests of one address, served or waiting. */
  perAddress: number;
  /** Requests of all addresses, served or waiting. */
  overall: number;
  /** Longest wait, in ms. */
  waitMs: number;
}

/**
 * `done` gives the place up. `refused` says why there is none: the address has had too much, or all
 * together, or the wait was too long, or who waited has left.
 */
export type Place = { done: () => void } | { refused: 'address' | 'all' | 'late' | 'left' };

export interface FairQueue {
  /** @param left aborts when nobody waits for it any more: who is not served yet then leaves the queue. */
  enter: (address: string, left?: AbortSignal) => Promise<Place>;
}

/** Serves addresses in turn: an address with a hundred requests delays itself, and no other. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, ofOneAddress, overall, perAddress, waitMs } = options;
  const present = createShares(perAddress);
  const places = createShares(ofOneAddress);
  // In the order of their turns: a Map keeps the order in which keys came in.
  const waiting = new Map<string, Set<(giveBack: () => void) => void>>();
  let all = 0;
  let served = 0;

  function serveNext(): void {
    if (served >= atOnce) return;
    for (const [address, callers] of waiting) {
      const giveBack = places.take(address);
      const [call] = callers;
      if (!giveBack || !call) continue;
      callers.delete(call);
      waiting.delete(address);
      if (callers.size > 0) waiting.set(address, callers);
      call(giveBack);
      return;
    }
  }

  return {
    enter: (address, left) =>
      new Promise((resolve) => {
        if (left?.aborted) return resolve({ refused: 'left' });
        const leave = present.take(address);
        if (!leave) return resolve({ refused: 'address' });
        if (all >= overall) {
          leave();
          return resolve({ refused: 'all' });
        }
        all += 1;
        const go = () => {
          all -= 1;
          leave();
        };
        const callers = waiting.get(address) ?? new Set();
        const stopWaiting = () => {
          clearTimeout(timer);
          left?.removeEventListener('abort', onLeft);
        };
        const giveUp = (refused: 'late' | 'left') => {
          stopWaiting();
          callers.delete(serve);
          if (callers.size === 0) waiting.delete(address);
          go();
          resolve({ refused });
        };
        const onLeft = () => giveUp('left');
        const timer = setTimeout(giveUp, waitMs, 'late');
        left?.addEventListener('abort', onLeft);
        function serve(giveBack: () => void): void {
          stopWaiting();
          served += 1;
          let isDone = false;
          resolve({
            done() {
              if (isDone) return;
              isDone = true;
              served -= 1;
              giveBack();
              go();
              serveNext();
            },
          });
        }
        callers.add(serve);
        waiting.set(address, callers);
        return serveNext();
      }),
  };
}
