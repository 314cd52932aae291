import { type Permit, createKeyedSemaphore, once } from './keyedSemaphore.ts';

interface FairQueueOptions {
  concurrency: number;
  /** Requests of one address served at the same time: the other slots stay free for other addresses. */
  concurrencyPerAddress: number;
  /** Requests of one address, served and waiting; more are rejected. */
  perAddress: number;
  /** The same of all addresses. */
  overall: number;
  /** The longest wait; then a request is rejected as `late`. */
  waitMs: number;
}

/** Why a request is not served: too many of its address, too many in all, too long a wait, or its client has left. */
export type Rejection = 'address' | 'all' | 'late' | 'left';

export type FairQueue = ReturnType<typeof createFairQueue>;

type Turn = Permit | 'late' | 'left';

/** Serves addresses in turn: an address with a hundred requests delays only its own requests. */
export function createFairQueue(options: FairQueueOptions) {
  const { overall, perAddress } = options;
  const turnOf = createTurns(options);
  const present = createKeyedSemaphore(perAddress);
  let all = 0;

  return {
    /** @param clientGone aborts when the client has left: a waiting request then leaves the queue. */
    async enter(
      address: string,
      clientGone?: AbortSignal,
    ): Promise<Permit | { rejected: Rejection }> {
      if (clientGone?.aborted) return { rejected: 'left' };
      const permit = present.acquire(address);
      if (!permit) return { rejected: 'address' };
      if (all >= overall) {
        permit.release();
        return { rejected: 'all' };
      }
      all += 1;
      const turn = await turnOf(address, clientGone);
      const leave = () => {
        all -= 1;
        permit.release();
      };
      if (turn === 'late' || turn === 'left') {
        leave();
        return { rejected: turn };
      }
      return once(() => {
        leave();
        turn.release();
      });
    },
  };
}

/** Returns a function that waits for an address's turn, and resolves to why there is none if it ends before. */
function createTurns({ concurrency, concurrencyPerAddress, waitMs }: FairQueueOptions) {
  const permits = createKeyedSemaphore(concurrencyPerAddress);
  // In the order of turns: a Map keeps insertion order.
  const waiting = new Map<string, Set<(turn: Turn) => void>>();
  let served = 0;

  function serveNext(): void {
    if (served >= concurrency) return;
    for (const [address, requests] of waiting) {
      const permit = permits.acquire(address);
      const [serve] = requests;
      if (!permit || !serve) continue;
      requests.delete(serve);
      waiting.delete(address);
      if (requests.size > 0) waiting.set(address, requests);
      served += 1;
      serve({
        release() {
          served -= 1;
          permit.release();
          serveNext();
        },
      });
      return;
    }
  }

  return (address: string, clientGone?: AbortSignal) =>
    new Promise<Turn>((resolve) => {
      const requests = waiting.get(address) ?? new Set();
      const stop = (turn: Turn) => {
        clearTimeout(timer);
        clientGone?.removeEventListener('abort', onGone);
        requests.delete(stop);
        if (requests.size === 0 && waiting.get(address) === requests) waiting.delete(address);
        resolve(turn);
      };
      const onGone = () => stop('left');
      const timer = setTimeout(stop, waitMs, 'late');
      clientGone?.addEventListener('abort', onGone);
      requests.add(stop);
      waiting.set(address, requests);
      serveNext();
    });
}
