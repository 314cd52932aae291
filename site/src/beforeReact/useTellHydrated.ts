import { useEffect } from 'react';

/** Tells `beforeReact.ts` that its part is over; the attribute is for whoever looks later. */
export function useTellHydrated(): void {
  useEffect(() => {
    // Not before the components have taken over what is open already.
    queueMicrotask(() => {
      document.documentElement.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('setu:hydrated'));
    });
  }, []);
}
