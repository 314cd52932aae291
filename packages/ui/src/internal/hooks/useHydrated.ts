import { useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, true from then on: for attributes that are correct only once
 * our event handlers are attached. The second render comes before the next paint.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => {};
