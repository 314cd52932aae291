import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and runs the newest version of itself, for listeners and effects.
 * (React's own `useEffectEvent` came with 19.2; the library promises 19.0.)
 */
export function useLatestCallback<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
