import path from 'node:path';
import type { LogFormat } from '../logging/log.ts';

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings that every site has. Throws an Error that can be shown as it is. */
export function readSettings(env: Record<string, string | undefined>) {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readNumber('PORT', env['PORT'], 3000, 65_535),
    dataDir: readDataDir(env),
    /** Canonical origin without a trailing slash; unset: the origin of each request. */
    siteUrl: readOrigin(env['SITE_URL']),
    /** Proxies in front of the site, whose `X-Forwarded-*` headers are trusted. */
    trustProxy: readNumber('TRUST_PROXY', env['TRUST_PROXY'], 0, 10),
    /** Off by default: nginx before 1.29 takes a 103 for the final response (https://github.com/nginx/nginx/pull/326). */
    earlyHints: readNumber('EARLY_HINTS', env['EARLY_HINTS'], 0, 1) === 1,
    /** Secret of the process that reports content changes; if set, CDN caches are purged and keep pages longer. */
    purgeSecret: readSecret('PURGE_SECRET', env['PURGE_SECRET']),
    /** Size of the server's page cache, in bytes; 0: no page is cached. */
    cacheBytes: readNumber('PAGE_CACHE_MB', env['PAGE_CACHE_MB'], 64, 65_536) * 1024 * 1024,
  };
}

export function readDataDir({ DATA_DIR: folder = '' }: Record<string, string | undefined>): string {
  // `docker run --env-file` passes quotes on.
  if (/^["'\s]|["'\s]$/.test(folder)) {
    throw new Error(
      `DATA_DIR must be a folder without quotes or blanks around it, not ${JSON.stringify(folder)}.`,
    );
  }
  return path.resolve(folder || '.data');
}

function readNumber(name: string, text: string | undefined, unset: number, most: number): number {
  if (!text?.trim()) return unset;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
}

/** Default: text on a terminal, otherwise JSON. */
export function readLogFormat(text: string | undefined): LogFormat {
  if (!text) return process.stdout.isTTY ? 'text' : 'json';
  if (text === 'json' || text === 'text') return text;
  throw new Error(`LOG_FORMAT must be json or text, not "${text}".`);
}

function readSecret(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[!-~]{16,}$/.test(text)) return text;
  throw new Error(`${name} must be 16 characters or more, without spaces.`);
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  // Links begin with `/`: a site below a path does not work.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `SITE_URL must be an address such as https://example.org, without a path, not "${text}".`,
  );
}
