/** Unsaved input is kept in this browser: it survives a closed tab and a failed save. */
const nameOf = (key: string) => `setu-desk-unsaved/${key}`;

/** @returns null if there is none, or none that can be read. */
export function readUnsaved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether there was room for it. */
export function keepUnsaved(key: string, typed: unknown): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

export const forgetUnsaved = (key: string): void => localStorage.removeItem(nameOf(key));
