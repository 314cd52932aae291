import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../shared/disk.ts';
import { StartError } from '../shared/errors.ts';

/** The keys of one data folder. There is no service key: nothing bypasses row-level security over HTTP. */
export interface Keys {
  /** Public: sent by a visitor's browser (Supabase's "publishable key", role anon). */
  anonKey: string;
  /** For the site's own requests, which have priority and may set columns of a message that visitors may not. */
  siteKey: string;
}

/**
 * Reads `keys.json` of a data folder, or makes it: keys never change, so that a page opened yesterday still works.
 *
 * @throws StartError when the file exists but can't be used.
 */
export function loadKeys(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return makeKeys(path);
  }
  const keys = parseKeys(text);
  if (keys) return keys;
  throw new StartError(
    `${path} can't be read as the backend's keys. Delete it to have new ones made; ` +
      `pages that are open now must then be loaded again.`,
  );
}

function makeKeys(path: string): Keys {
  const keys: Keys = {
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    siteKey: `sb_publishable_site_${randomBytes(24).toString('base64url')}`,
  };
  // Written to a temporary file and renamed, so that a crash leaves no partial file.
  const aside = `${path}.unfinished`;
  writeFileSync(aside, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(aside, path);
  syncToDisk(dirname(path));
  return keys;
}

function parseKeys(text: string): Keys | undefined {
  try {
    const { anonKey, siteKey } = JSON.parse(text) as Partial<Keys>;
    const isKey = (key: string | undefined, prefix = '') =>
      typeof key === 'string' && key.startsWith(prefix) && key.length >= 32;
    return isKey(anonKey, 'sb_publishable_') && isKey(siteKey)
      ? ({ anonKey, siteKey } as Keys)
      : undefined;
  } catch {
    return undefined;
  }
}
