const ofBrowser = 'browser-';

/**
 * Gives a key to entries of the history that the browser made: the first one of a document, and those of its own jumps,
 * such as the skip link's. To the router all of these are one, and it restores the scroll position of another.
 */
export function nameEntries(): void {
  const name = () => {
    const state = window.history.state as { key?: string } | null;
    if (state?.key) return;
    const key = ofBrowser + Math.random().toString(36).slice(2);
    window.history.replaceState({ ...state, key }, '');
  };
  name();
  // Before the router's own listener.
  addEventListener('popstate', name);
}

/** Whether the browser made the entry with this key, not a navigation within the document. */
export const isOfBrowser = (key: string): boolean => key.startsWith(ofBrowser);
