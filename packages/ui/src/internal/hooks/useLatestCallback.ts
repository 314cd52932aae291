import { useLayoutEffect, useRef, useState } from 'react';

/** A stable function that calls the latest `callback`. React's own `useEffectEvent` needs 19.2. */
export function useLatestCallback<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(
    () =>
      (...args: Arguments) =>
        latest.current(...args),
  );
  return stable;
}
