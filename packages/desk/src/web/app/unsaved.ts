import type { Values as FormValues } from '../api/contentList.ts';

/** Input that was typed and is not saved. It is kept in this browser: it survives a closed tab and a failed save. */
export interface Unsaved<Values> {
  /** When the last letter was typed. */
  at: string;
  /** Version of the item when it was opened; empty: a new one. */
  version: string;
  values: Values;
}

const nameOf = (key: string) => `setu-desk-unsaved/${key}`;

export const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.entries(one).every(([name, value]) => String(value) === String(other[name] ?? ''));

/** @returns undefined if nothing is kept, nothing that can be read, or only what is stored. */
export function readUnsaved<Values extends FormValues>(
  key: string,
  stored: Values,
): Unsaved<Values> | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Unsaved<Values> | null;
    return found && !isSame(found.values, stored) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether there was room for it. */
export function keepUnsaved(key: string, version: string, values: FormValues): boolean {
  const unsaved = { at: new Date().toISOString(), version, values };
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

export const forgetUnsaved = (key: string): void => localStorage.removeItem(nameOf(key));
