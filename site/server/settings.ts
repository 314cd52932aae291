import { fileURLToPath } from 'node:url';
import { createServerClient } from '@setu/data/server';

export interface Settings {
  host: string;
  port: number;
  /** Folder of the embedded database. */
  dataDir: string;
  /** Canonical origin without a trailing slash; unset: the origin of each request. */
  siteUrl: string | undefined;
  /** A hosted Supabase; unset: the embedded backend. */
  supabase: { url: string; anonKey: string } | undefined;
}

const defaultDataDir = fileURLToPath(new URL('../../.data', import.meta.url));

/**
 * Reads the settings of DESIGN.md section 2.
 *
 * @throws Error that can be shown as it is. Of a Supabase address without key, or key without address,
 * with supabase-js's own words: 'supabaseUrl is required.' and 'supabaseKey is required.'.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT']),
    dataDir: env['DATA_DIR'] || defaultDataDir,
    siteUrl: readOrigin(env['SITE_URL']),
    supabase: readSupabase(env['SUPABASE_URL'], env['SUPABASE_ANON_KEY']),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url.origin;
  throw new Error(`SITE_URL must be an address such as https://example.org, not "${text}".`);
}

function readSupabase(url = '', anonKey = ''): Settings['supabase'] {
  if (url === '' && anonKey === '') return undefined;
  // Throws for a missing or malformed part; the client itself is not needed here.
  createServerClient({ url, key: anonKey });
  return { url, anonKey };
}
