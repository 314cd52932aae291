import { useSyncExternalStore } from 'react';

/** The current place in the desk: `#/articles?state=draft`. */
interface Address {
  screen: string;
  values: Readonly<Record<string, string>>;
}

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [screen = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { screen, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** @param values empty ones are left out. */
export function hrefOf(screen: string, values: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return `#/${screen}${query.size > 0 ? `?${query}` : ''}`;
}
