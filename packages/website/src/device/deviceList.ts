// Data that a visitor's browser stores locally (`localStorage`) and never sends. Safari deletes it after seven days
// without a visit: https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/

export interface DeviceList<Item> extends Pick<DeviceListOptions<Item>, 'keyOf' | 'most'> {
  /** The items among values that may be anything. */
  parsed: (values: unknown) => Item[];
  /** The same array until the list changes. */
  read: () => readonly Item[];
  /** Returns whether the device has stored the list. `change` receives it with the changes of other tabs. */
  change: (change: (items: readonly Item[]) => readonly Item[]) => boolean;
  /** Calls back on changes, including those of other tabs; returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

interface DeviceListOptions<Item> {
  name: string;
  /**
   * Parses one stored item, which may be anything; undefined if it is to be left out. While the site is replaced, or
   * goes back, older and newer versions share the list: a new field must be optional, and no field change its meaning.
   */
  parse: (value: unknown) => Item | undefined;
  keyOf: (item: Item) => string;
  most: number;
}

const nothing: readonly never[] = [];
const heard = ['storage', 'pageshow'];

export function createDeviceList<Item>(options: DeviceListOptions<Item>): DeviceList<Item> {
  const { name, parse, keyOf, most } = options;
  const key = `setu:${name}`;
  const listeners = new Set<() => void>();
  let seen: { text: string | null; items: readonly Item[] } = { text: null, items: nothing };

  const parsed = (values: unknown): Item[] =>
    Array.isArray(values) ? values.flatMap((value: unknown) => parse(value) ?? []) : [];

  function read(): readonly Item[] {
    const text = stored(key);
    if (text !== seen.text) {
      seen = { text, items: parsed(asRecord(parseJson(text))['items']).slice(0, most) };
    }
    return seen.items;
  }

  /** A null key means that everything was deleted. A page that is shown again has missed what others have told. */
  function hear(event: Partial<StorageEvent>): void {
    if ((event.key ?? key) === key) listeners.forEach((onChange) => onChange());
  }

  function change(change: (items: readonly Item[]) => readonly Item[]): boolean {
    const items = change(read()).slice(0, most);
    const isKept = store(key, items.length === 0 ? null : JSON.stringify({ items }));
    listeners.forEach((onChange) => onChange());
    return isKept;
  }

  return {
    keyOf,
    most,
    parsed,
    read,
    change,
    subscribe(onChange) {
      if (listeners.size === 0) heard.forEach((event) => window.addEventListener(event, hear));
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) heard.forEach((event) => window.removeEventListener(event, hear));
      };
    },
  };
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A value of unknown shape as a record; empty if it is not an object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

// A browser may forbid its storage altogether; every use of it then throws.

let isBlocked = false;

/** Whether the browser stored nothing when it was last asked to, or lets nothing be read. */
export const isStorageBlocked = (): boolean => isBlocked;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    isBlocked = true;
    return null;
  }
}

function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    isBlocked = false;
  } catch {
    isBlocked = true;
  }
  return !isBlocked;
}
