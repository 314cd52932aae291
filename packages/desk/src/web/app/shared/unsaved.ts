import { useState } from 'react';
import type { Values as FormValues } from '../../api/contentList.ts';

/** Input that was typed and is not saved. It is kept in this browser: it survives a closed tab and a failed save. */
interface Unsaved<Values> {
  /** Version of the item when it was opened; empty: a new one. */
  version: string;
  values: Values;
}

const nameOf = (key: string) => `setu-desk-unsaved/${key}`;

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
  const kept = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Unsaved<Values> | null;
  return kept && !isSame(kept.values, stored) ? kept : null;
}

export function keepUnsaved(key: string, version: string, values: FormValues): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ version, values }));
  } catch {
    // The storage is full: the values last as long as the page.
  }
}

export const forgetUnsaved = (key: string): void => localStorage.removeItem(nameOf(key));

/** What was typed into an item that is gone by now: it can be saved as a new one. */
export function useRescued<Values extends FormValues>(
  key: string,
  blank: Values,
  isGone = false,
): Values | null {
  const [typed] = useState(() => readUnsaved(key, blank));
  return isGone && typed ? typed.values : null;
}
