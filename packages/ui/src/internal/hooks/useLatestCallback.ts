import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A stable function that calls the latest `callback`, for listeners and effects.
 * React's own `useEffectEvent` came with 19.2, and the library works from React 19.0 on.
 */
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
