import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes files and folders to the disk, so that they survive a power cut. A folder holds the names of its files. */
export function syncToDisk(...paths: string[]): void {
  // Windows cannot open folders, and journals file names itself.
  if (process.platform === 'win32') return;
  for (const path of paths) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}
