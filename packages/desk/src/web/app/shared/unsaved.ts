import { useState } from 'react';
import type { Values as FormValues } from '../../api/contentList.ts';

/** Input that was typed and is not saved. It is kept in this browser: it survives a closed tab and a failed save. */
interface Unsaved<Values> {
  /** Version of the item when it was opened; empty: a new one. */
  version: string;
  values: Values;
}

const nameOf = (key: string) => `setu-desk-unsaved/${key}`;

/** What the browser's storage had no room for. It lasts as long as the page, which warns before it is left. */
const withoutRoom = new Map<string, string>();
const warn = (event: Event) => event.preventDefault();

function keepInPage(key: string, kept: string | null): void {
  if (kept === null) withoutRoom.delete(key);
  else withoutRoom.set(key, kept);
  if (withoutRoom.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

/** A value as it is typed: a list with commas between its items. */
export const textOf = (value: string | string[] = ''): string =>
  typeof value === 'string' ? value : value.join(', ');

export const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.entries(one).every(([name, value]) => {
    const stored = other[name];
    return Array.isArray(value) && Array.isArray(stored)
      ? JSON.stringify(value) === JSON.stringify(stored)
      : textOf(value) === textOf(stored);
  });

/** What was typed into an item before, and differs from what is stored of it; null: nothing. */
export function readUnsaved<Values extends FormValues>(
  key: string,
  stored: Values,
): Unsaved<Values> | null {
  const text = withoutRoom.get(key) ?? localStorage.getItem(nameOf(key)) ?? 'null';
  const kept = JSON.parse(text) as Unsaved<Values> | null;
  return kept && !isSame(kept.values, stored) ? kept : null;
}

export function keepUnsaved(key: string, version: string, values: FormValues): void {
  const kept = JSON.stringify({ version, values });
  try {
    localStorage.setItem(nameOf(key), kept);
    keepInPage(key, null);
  } catch {
    // The storage is full. What it has is older than what was typed, and must not come back in its place.
    localStorage.removeItem(nameOf(key));
    keepInPage(key, kept);
  }
}

export function forgetUnsaved(key: string): void {
  localStorage.removeItem(nameOf(key));
  keepInPage(key, null);
}

/** What was typed into an item that is gone by now: it can be saved as a new one. */
export function useRescued<Values extends FormValues>(
  key: string,
  blank: Values,
  isGone = false,
): Values | null {
  const [typed] = useState(() => readUnsaved(key, blank));
  return isGone && typed ? typed.values : null;
}
