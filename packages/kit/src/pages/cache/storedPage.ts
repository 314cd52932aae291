import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  bestQuality,
  brotli,
  goodQuality,
  gzip,
  quickBrotli,
  quickQuality,
  unbrotli,
} from '../../http/compression.ts';
import type { Encoding } from '../../http/compression.ts';

/** A page as it is stored and sent: compressed by Brotli, which nearly every client accepts. */
export interface StoredPage {
  status: number;
  contentType: string;
  cacheControl: string;
  keys: readonly string[];
  /** See `edgeHeaders`; names and values alternating. */
  edgeHeaders: readonly string[];
  location: string | undefined;
  /** Hash of the uncompressed text: identical pages have the same. */
  hash: string;
  br: Body;
  /** When it was made or last found to be unchanged, in ms of `performance.now()`. */
  madeAt: number;
  /** How often it was sent; a page sent again is worth the best compression. */
  sent: number;
  /** Whether it has the best compression or waits for it. */
  improved: boolean;
}

/** A response body with its entity tag, which identifies exactly these bytes (RFC 9110, section 8.8.1). */
export interface Body {
  encoding: Encoding;
  bytes: Buffer;
  tag: string;
}

interface PageText
  extends
    Pick<StoredPage, 'status' | 'contentType' | 'cacheControl'>,
    Partial<Pick<StoredPage, 'keys' | 'edgeHeaders' | 'location'>> {
  text: Buffer;
}

/**
 * The `Cache-Control` of what no cache but the browser's may store. `private` too, because some CDNs (Fastly) ignore
 * `no-cache`. Never `no-store`: that would exclude pages from the back/forward cache (https://web.dev/articles/bfcache).
 */
export const uncached = 'private, no-cache';

export const hashOf = (text: string | Buffer): string =>
  digest('sha256', text, 'base64url').slice(0, 22);

/** Compresses a page that a visitor waits for, with better quality if no other page is being made. */
export async function storePage(
  { text, ...page }: PageText,
  { hash = hashOf(text), isAlone = false } = {},
): Promise<StoredPage> {
  const quality = isAlone ? goodQuality : quickQuality;
  const bytes = isAlone ? await brotli(text, quality) : quickBrotli(text);
  return {
    keys: [],
    edgeHeaders: [],
    location: undefined,
    ...page,
    hash,
    br: brotliBody(hash, bytes, quality),
    madeAt: performance.now(),
    sent: 0,
    improved: false,
  };
}

const brotliBody = (hash: string, bytes: Buffer, quality: number): Body => ({
  encoding: 'br',
  bytes,
  tag: `"${hash}-${quality}"`,
});

/** Compresses a page with the best quality, on another thread. */
export async function compressBest(page: StoredPage): Promise<void> {
  const plain = await unbrotli(page.br.bytes);
  page.br = brotliBody(page.hash, await brotli(plain, bestQuality), bestQuality);
}

/** Size of the cache of bodies for clients without Brotli, in bytes. */
const mostUnpacked = 8 * 1024 * 1024;
const unpacked = new LRUCache<string, Body, { page: StoredPage; encoding: Encoding }>({
  maxSize: mostUnpacked,
  // Including the approximate overhead of an entry in the map.
  sizeCalculation: ({ bytes }) => bytes.length + 300,
  // Concurrent calls share one decompression.
  async fetchMethod(tag, _before, { context: { page, encoding } }) {
    const plain = await unbrotli(page.br.bytes);
    return { encoding, bytes: encoding === 'gzip' ? await gzip(plain) : plain, tag };
  },
  // A body that is evicted while it is being made is sent all the same.
  ignoreFetchAbort: true,
});

/** Synchronous for Brotli, which nearly every client accepts; bodies in other encodings are cached. */
export function bodyOf(page: StoredPage, encoding: Encoding): Body | Promise<Body> {
  if (encoding === 'br') return page.br;
  const tag = `"${page.hash}-${encoding === 'gzip' ? 'g' : 'i'}"`;
  return unpacked.get(tag) ?? unpacked.forceFetch(tag, { context: { page, encoding } });
}

/** The approximate memory of a page, without the overhead of a cache entry. */
export const bytesOf = ({ br }: StoredPage): number => br.bytes.length + 700;

/** The tag in an `If-None-Match` under which the client has this page, in any encoding. */
export function matchingTag(ifNoneMatch: string, { hash }: StoredPage): string | undefined {
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => tag.startsWith(`"${hash}-`));
}

export const anyPage = 'all';

/** In seconds. A page is normally purged when it changes; a day limits the damage if purging fails. */
const freshFor = 24 * 60 * 60;

/**
 * For CDN caches that are purged when a page changes (https://www.rfc-editor.org/rfc/rfc9213); they remove these
 * headers.
 */
export function edgeHeaders(keys: readonly string[]): string[] {
  const all = [anyPage, ...keys];
  const named = ['surrogate-key', all.join(' '), 'cache-tag', all.join(',')];
  const kept = `max-age=${freshFor}`;
  return [...named, 'surrogate-control', kept, 'cdn-cache-control', kept];
}
