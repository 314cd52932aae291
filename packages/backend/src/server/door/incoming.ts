import type { Preferences } from './headers.ts';

/** What comes with the address of a table. */
export interface Incoming {
  params: URLSearchParams;
  headers: Headers;
  preferences: Preferences;
}
