import { useSyncExternalStore } from 'react';

/** The current place in the desk: `#/articles?state=draft`. */
interface Address {
  screen: string;
  values: Readonly<Record<string, string>>;
  /** Another one for each link that was followed, even to the same place. */
  visit: string;
}

let visits = 0;
/** Where the last link led: a save names its new article in the address, and opens nothing. */
let place: string | undefined;

/** Other hashes are of an element of the page, such as the skip link's. */
const isPlace = () => /^(?:#\/|$)/.test(location.hash);

const subscribe = (changed: () => void) => {
  const follow = ({ oldURL }: HashChangeEvent) => {
    if (!isPlace()) {
      // A reload must find the screen again.
      history.replaceState(null, '', new URL(oldURL).hash || '#/');
      return;
    }
    visits += 1;
    place = location.hash;
    changed();
  };
  addEventListener('hashchange', follow);
  return () => {
    place = undefined;
    removeEventListener('hashchange', follow);
  };
};

const read = () => `${visits}${(place ??= isPlace() ? location.hash : '')}`;

/** To be called when what had the focus goes with its place. */
export const focusMain = (): void => document.querySelector<HTMLElement>('#main')?.focus();

/** To be called when what had the focus may be gone or disabled. */
export function focusIfLost(element = document.querySelector<HTMLElement>('#main')): void {
  if (document.activeElement === document.body) element?.focus();
}

export function useAddress(): Address {
  const followed = useSyncExternalStore(subscribe, read);
  const [visit = '', ...hash] = followed.split('#');
  const [screen = '', query = ''] = hash.join('#').replace(/^\//, '').split('?');
  return { screen, visit, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** @param values empty ones are left out. */
export function hrefOf(screen: string, values: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return `#/${screen}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}
