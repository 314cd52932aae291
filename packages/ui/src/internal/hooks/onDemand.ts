import { useSyncExternalStore } from 'react';

/** Code that is loaded only when a visitor is about to need it, by an `import()` that a bundler turns into a chunk. */
export function onDemand<Value>(load: () => Promise<Value>) {
  const waiting = new Set<() => void>();
  let arrival: Promise<void> | undefined;
  let value: Value | undefined;

  const arrive = (arrived: Value) => {
    value = arrived;
    for (const notify of waiting) notify();
  };
  const fail = () => {
    arrival = undefined;
  };
  const current = () => value;
  const subscribe = (notify: () => void) => {
    waiting.add(notify);
    return () => waiting.delete(notify);
  };
  return {
    /** Loads it, once. If that fails, the component works without it until the next call. */
    fetch: () => void (arrival ??= load().then(arrive, fail)),
    /** For rendering. Undefined while hydrating, because the server's HTML is rendered without it. */
    useCurrent: () => useSyncExternalStore(subscribe, current, nothing),
  };
}

const nothing = () => undefined;
