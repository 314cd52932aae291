import { onAttribute } from './onAttribute.ts';

/** A visitor's choice for the whole site: an attribute of `<html>`, remembered in this browser. */
export interface Setting<Value extends string> {
  /** Undefined where it is left to the device. */
  current: () => Value | undefined;
  choose: (value: Value | undefined) => void;
  /** Subscribes to changes, also those of other scripts. Returns the unsubscribe function. */
  onChange: (notify: () => void) => () => void;
  /** Adopts choices made in other tabs. Returns the function that stops it. */
  followOtherTabs: () => () => void;
}

/** The attribute and the key are public: the page's head sets one from the other (`theme/settingsScript.ts`). */
export function makeSetting<Value extends string>(
  name: 'mode' | 'motion',
  values: readonly Value[],
): Setting<Value> {
  const key = `setu:${name}`;
  const attribute = `data-setu-${name}`;
  const known = (text: string | null) => values.find((value) => value === text);

  function show(value: Value | undefined): void {
    const root = document.documentElement;
    if (value === undefined) root.removeAttribute(attribute);
    else root.setAttribute(attribute, value);
  }

  return {
    current: () => known(document.documentElement.getAttribute(attribute)),
    choose(value) {
      show(value);
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Storage may be forbidden: the choice then applies to this page only.
      }
    },
    onChange: (notify) => onAttribute(attribute, notify),
    followOtherTabs() {
      const follow = ({ key: changed, newValue }: StorageEvent) => {
        if (changed === key || changed === null) show(known(newValue));
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}
