import { useSyncExternalStore } from 'react';

/** Code that a component does without until a visitor shows that it will be needed. */
export interface OnDemand<Value> {
  /** Fetches it, once. Where it cannot be had, the component goes on without. */
  fetch: () => void;
  current: () => Value | undefined;
  /** The same, to render with. Nothing while hydrating: the server's HTML is made without it. */
  useCurrent: () => Value | undefined;
}

/** @param load An `import()` of its own module, which a consumer's bundler makes a chunk of. */
export function onDemand<Value>(load: () => Promise<Value>): OnDemand<Value> {
  const waiting = new Set<() => void>();
  let fetching = false;
  let value: Value | undefined;

  const arrive = (arrived: Value) => {
    value = arrived;
    for (const notify of waiting) notify();
  };
  const fail = () => {
    fetching = false;
  };
  const current = () => value;
  const subscribe = (notify: () => void) => {
    waiting.add(notify);
    return () => waiting.delete(notify);
  };
  return {
    fetch() {
      if (fetching) return;
      fetching = true;
      load().then(arrive, fail);
    },
    current,
    useCurrent: () => useSyncExternalStore(subscribe, current, nothing),
  };
}

const nothing = () => undefined;
