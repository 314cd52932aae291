import { closeSync, fsyncSync, openSync } from 'node:fs';

/** So that they are there after a power cut as well: a folder holds the names of its files. */
export function syncToDisk(...paths: string[]): void {
  // Windows opens no folders, and keeps names in its journal.
  if (process.platform === 'win32') return;
  for (const path of paths) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}
