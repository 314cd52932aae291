import { useSyncExternalStore } from 'react';

/** The current place in the desk: `#/articles?state=draft`. */
interface Address {
  screen: string;
  values: Readonly<Record<string, string>>;
  /** Another one for each link that was followed, even to the same place. */
  visit: string;
}

let visits = 0;
let place = '';

/** Other hashes are of an element of the page, such as the skip link's. */
const isPlace = () => /^(?:#\/|$)/.test(location.hash);

const subscribe = (changed: () => void) => {
  const follow = () => {
    if (!isPlace()) return;
    visits += 1;
    changed();
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
};

const read = () => {
  if (isPlace()) place = location.hash;
  return `${visits}${place}`;
};

export function useAddress(): Address {
  const followed = useSyncExternalStore(subscribe, read);
  const [visit = '', ...hash] = followed.split('#');
  const [screen = '', query = ''] = hash.join('#').replace(/^\//, '').split('?');
  return { screen, visit, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** @param values empty ones are left out. */
export function hrefOf(screen: string, values: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return `#/${screen}${query.size > 0 ? `?${query}` : ''}`;
}
