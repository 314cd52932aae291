import { useEffect } from 'react';

/** Marks the page as hydrated: an event for `preHydration.ts`, an attribute for code that runs later. */
export function useMarkHydrated(): void {
  useEffect(() => {
    // After the effects of all components, which take over menus that are already open.
    queueMicrotask(() => {
      document.documentElement.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('setu:hydrated'));
    });
  }, []);
}
