import { useEffect, useState } from 'react';
import type { Values as FormValues } from '../api/contentList.ts';
import { AskError, ask } from './ask.ts';

/** Input that was typed and is not saved. It is kept in this browser: it survives a closed tab and a failed save. */
export interface Unsaved<Values> {
  /** When the last letter was typed. */
  at: string;
  /** Version of the item when it was opened; empty: a new one. */
  version: string;
  values: Values;
}

const prefix = 'setu-desk-unsaved/';

/** Each tab keeps its own texts, under names that end so. */
let ownEnd = '';
const endOf = /(?=#[\da-f-]{36}$)/;
const nameOf = (key: string) => `${prefix}${key}${ownEnd}`;

/** After a reload the browser may take a moment to release the lock of the page before it. */
const releaseMs = 2_000;

/** Gives this tab an end that no open tab has: it holds a lock of this name, which ends with it, also in a crash. */
const openTab = (end: string): Promise<void> =>
  new Promise<void>((opened, taken) => {
    const hold = () => {
      ownEnd = end;
      sessionStorage.setItem(prefix, end);
      opened();
      return new Promise(() => {});
    };
    navigator.locks.request(end, { signal: AbortSignal.timeout(releaseMs) }, hold).catch(taken);
    // A duplicated tab has the session of the other one.
  }).catch(() => openTab(newEnd()));
const newEnd = () => `#${crypto.randomUUID()}`;
let tab: Promise<void> | undefined;

export const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.entries(one).every(([name, value]) => String(value) === String(other[name] ?? ''));

/**
 * The text that this tab has kept, else the newest of the closed ones, which becomes this tab's; null: there is none.
 * Texts that cannot be read, or are stored, are deleted.
 */
async function takeUnsaved<Values extends FormValues>(
  key: string,
  stored: Values,
): Promise<Unsaved<Values> | null> {
  await (tab ??= openTab(sessionStorage.getItem(prefix) ?? newEnd()));
  // One tab after the other, so that no two take the same text.
  return navigator.locks.request(prefix, async () => {
    const { held = [] } = await navigator.locks.query();
    const open = new Set(held.map(({ name }) => name));
    open.delete(ownEnd);
    await takeOfGone(key, open);
    const found = Object.keys(localStorage).flatMap((name) => {
      const [start = '', end = ''] = name.split(endOf);
      if (start !== prefix + key || open.has(end)) return [];
      const unsaved = readAt<Values>(name);
      if (unsaved && !isSame(unsaved.values, stored)) return [{ name, unsaved }];
      localStorage.removeItem(name);
      return [];
    });
    const [newest] = found.toSorted((a, b) => (a.unsaved.at < b.unsaved.at ? 1 : -1));
    const taken = found.find(({ name }) => name === nameOf(key)) ?? newest;
    if (!taken) return null;
    localStorage.removeItem(taken.name);
    store(key, taken.unsaved);
    return taken.unsaved;
  });
}

/** Gives what was typed into items that are gone by now to the form of a new one. */
async function takeOfGone(key: string, open: ReadonlySet<string | undefined>): Promise<void> {
  const [kind = '', place = ''] = key.split('/');
  const start = `${prefix}${kind}/`;
  const taking = Object.keys(localStorage).map(async (name) => {
    const [id = '', end] = name.slice(start.length).split(endOf);
    const day = readAt<FormValues>(name)?.values['day'] ?? '';
    const isOfItem = name.startsWith(start) && !id.startsWith('new') && !open.has(end);
    if (!isOfItem || place !== `new${String(day)}`) return;
    const read = kind === 'article' ? 'GET /api/article' : 'GET /api/form';
    try {
      await ask(read, { kind, id: id.replace(/^of /, '') });
    } catch (error) {
      if (AskError.of(error).kind !== 'gone') return;
      const kept = localStorage.getItem(name) ?? '';
      localStorage.removeItem(name);
      localStorage.setItem(`${start}${place}${newEnd()}`, kept);
    }
  });
  await Promise.all(taking);
}

function readAt<Values>(name: string): Unsaved<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Unsaved<Values> | null;
  } catch {
    return null;
  }
}

/** `kept`: what was typed and not saved before; undefined while it is looked for. */
export function useUnsaved<Values extends FormValues>(key: string, stored: Values) {
  const [sought, setSought] = useState({ key, stored });
  const [kept, setKept] = useState<Unsaved<Values> | null>();
  useEffect(() => {
    takeUnsaved(sought.key, sought.stored).then(setKept, () => setKept(null));
  }, [sought]);
  return {
    kept,
    dismissKept: () => setKept(null),
    /** Deletes it, and looks for an older one. */
    drop: () => {
      forgetUnsaved(key);
      setSought({ key, stored });
    },
  };
}

/** @returns whether there was room for it. */
function store(key: string, unsaved: Unsaved<FormValues>): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

export const keepUnsaved = (key: string, version: string, values: FormValues): boolean =>
  store(key, { at: new Date().toISOString(), version, values });

export const forgetUnsaved = (key: string): void => localStorage.removeItem(nameOf(key));
