import { useSyncExternalStore } from 'react';

/**
 * False on the server and while React takes the server's HTML over, true from then on: for attributes
 * that are right only once our handlers are there. The second render comes before the next paint.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => {};
