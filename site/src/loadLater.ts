import { loadChunk } from './chunk.ts';
import type * as Later from './later.ts';

let later: Promise<typeof Later> | undefined;

/** What a page needs only after it has been used; see `loadChunk` for how it fails. */
export function loadLater(): Promise<typeof Later> {
  later ??= loadChunk(() => import('./later.ts')).catch((error: unknown) => {
    // Whoever navigates later asks again.
    later = undefined;
    throw error;
  });
  return later;
}
