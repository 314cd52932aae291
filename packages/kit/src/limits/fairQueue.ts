import { createKeyedSemaphore, once } from './keyedSemaphore.ts';
import type { Permit } from './keyedSemaphore.ts';

export interface FairQueueOptions {
  /** Requests served at the same time. */
  concurrency: number;
  /** Those of one address among them: the rest is free for others at any time. */
  concurrencyPerAddress: number;
  /** Requests of one address, served or waiting. */
  perAddress: number;
  /** Requests of all addresses, served or waiting. */
  overall: number;
  /** Longest wait, in ms. */
  waitMs: number;
}

/** Why a request is not served: too many of its address, too many of all, too long a wait, or its client has left. */
export type Rejection = 'address' | 'all' | 'late' | 'left';

export interface FairQueue {
  /** @param clientGone aborts when the client has left: a request that is not served yet then leaves the queue. */
  enter: (address: string, clientGone?: AbortSignal) => Promise<Permit | { rejected: Rejection }>;
}

type Serve = (slot: Permit) => void;

/** Serves addresses in turn: an address with a hundred requests delays only its own. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, concurrencyPerAddress, overall, perAddress, waitMs } = options;
  const present = createKeyedSemaphore(perAddress);
  const slots = createKeyedSemaphore(concurrencyPerAddress);
  // In the order of their turns: a Map keeps the order in which keys came in.
  const waiting = new Map<string, Set<Serve>>();
  let all = 0;
  let served = 0;

  function serveNext(): void {
    if (served >= concurrency) return;
    for (const [address, requests] of waiting) {
      const slot = slots.acquire(address);
      const [serve] = requests;
      if (!slot || !serve) continue;
      requests.delete(serve);
      waiting.delete(address);
      if (requests.size > 0) waiting.set(address, requests);
      served += 1;
      serve(slot);
      return;
    }
  }

  /** Resolves with the slot when it is this request's turn. */
  function wait(address: string, clientGone?: AbortSignal): Promise<Permit | 'late' | 'left'> {
    return new Promise((resolve) => {
      const requests = waiting.get(address) ?? new Set();
      const stop = (result: Permit | 'late' | 'left') => {
        clearTimeout(timer);
        clientGone?.removeEventListener('abort', onGone);
        requests.delete(stop);
        if (requests.size === 0 && waiting.get(address) === requests) waiting.delete(address);
        resolve(result);
      };
      const onGone = () => stop('left');
      const timer = setTimeout(stop, waitMs, 'late');
      clientGone?.addEventListener('abort', onGone);
      requests.add(stop);
      waiting.set(address, requests);
      serveNext();
    });
  }

  return {
    async enter(address, clientGone) {
      if (clientGone?.aborted) return { rejected: 'left' };
      const place = present.acquire(address);
      if (!place) return { rejected: 'address' };
      if (all >= overall) {
        place.release();
        return { rejected: 'all' };
      }
      all += 1;
      const leave = () => {
        all -= 1;
        place.release();
      };
      const slot = await wait(address, clientGone);
      if (slot === 'late' || slot === 'left') {
        leave();
        return { rejected: slot };
      }
      return once(() => {
        served -= 1;
        slot.release();
        leave();
        serveNext();
      });
    },
  };
}
