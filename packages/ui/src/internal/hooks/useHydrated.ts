import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true: for what is correct only once event handlers are attached. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => {};
