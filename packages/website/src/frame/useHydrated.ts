import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has taken the page over: false on the server and in the first render of its page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
