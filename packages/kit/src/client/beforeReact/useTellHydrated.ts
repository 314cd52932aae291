import { useEffect } from 'react';

/** Tells `beforeReact.ts` that React has taken over; code that runs later reads the attribute. */
export function useTellHydrated(): void {
  useEffect(() => {
    // After the effects of all components, which take over what is open already.
    queueMicrotask(() => {
      document.documentElement.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('setu:hydrated'));
    });
  }, []);
}
