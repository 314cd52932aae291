import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Focuses an element when it appears in response to the visitor. One in the server's HTML has `autofocus` instead: by
 * the time React hydrates it, the visitor may be typing elsewhere.
 */
export function useArrivalFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const appearsNow = useRef(hydrated);
  useEffect(() => {
    if (appearsNow.current) ref.current?.focus();
    // Not again where `Activity` hides it and shows it.
    appearsNow.current = false;
  }, []);
  return { ref, tabIndex: -1, autoFocus: true };
}
