import { onAttribute } from './onAttribute.ts';

/** A visitor's choice: an attribute of `<html>`, remembered by a key; both are public (`theme/settingsScript.ts`). */
export function makeSetting<Value extends string>(
  name: 'mode' | 'motion',
  values: readonly Value[],
) {
  const key = `setu:${name}`;
  const attribute = `data-setu-${name}`;
  const known = (text: string | null) => values.find((value) => value === text);

  function show(value: Value | undefined): void {
    const root = document.documentElement;
    if (value === undefined) root.removeAttribute(attribute);
    else root.setAttribute(attribute, value);
  }

  return {
    /** Undefined where it is left to the device. */
    current: () => known(document.documentElement.getAttribute(attribute)),
    choose(value: Value | undefined) {
      show(value);
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Storage may be forbidden: the choice then applies to this page only.
      }
    },
    onChange: (notify: () => void) => onAttribute(attribute, notify),
    /** Adopts choices made in other tabs, and on other pages before the way back. Returns the function that stops it. */
    followOtherTabs() {
      // A page in the back/forward cache hears of no change, only that it is shown again.
      const follow = (event: Partial<StorageEvent & PageTransitionEvent>) => {
        try {
          const stored = localStorage.getItem(key);
          if (stored || event.persisted || (event.key ?? key) === key) show(known(stored));
        } catch {
          // As above: the choice applies to this page only.
        }
      };
      // What was chosen between the page's head and now; where nothing is stored, the page keeps what it has.
      follow({ key: '' });
      window.addEventListener('storage', follow);
      window.addEventListener('pageshow', follow);
      return () => {
        window.removeEventListener('storage', follow);
        window.removeEventListener('pageshow', follow);
      };
    },
  };
}
