import { PostgrestClient } from '@supabase/postgrest-js';
import { type Queries, type QueriesOptions, createQueries } from './queries/createQueries.ts';
import type { Database } from './models/database.ts';

interface BrowserSettings {
  /** The project's address, or a path of this site such as `/`. */
  url: string;
  key: string;
  lacks?: readonly string[];
}

/** The part of supabase-js for tables, a tenth of its size: import it dynamically. Throws TypeError if `url` is no URL. */
export function createBrowserClient({ url, key }: BrowserSettings): PostgrestClient<Database> {
  const project = new URL(url, globalThis.location?.href).href.replace(/\/*$/, '/');
  return new PostgrestClient<Database>(`${project}rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
}

export const createBrowserQueries = (
  settings: BrowserSettings,
  options?: QueriesOptions,
): Queries => createQueries(createBrowserClient(settings), { ...settings, ...options });
