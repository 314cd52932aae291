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

/** A page as it is kept and sent: compressed by Brotli, which nearly every client takes. */
export interface StoredPage {
  status: number;
  contentType: string;
  cacheControl: string;
  /** Of what it is made. */
  keys: readonly string[];
  /** For caches that are told when it changes; name after value. */
  edgeHeaders: readonly string[];
  /** Where a redirect leads. */
  location: string | undefined;
  /** Of the plain text: pages that are the same have the same. */
  hash: string;
  br: Body;
  /** When it was made, or found to be what would be made: ms, of `performance.now()`. */
  madeAt: number;
  /** How often it was sent; what is sent again is worth the best compression. */
  sent: number;
  /** It has the best compression, or waits for it. */
  improved: boolean;
}

/** What goes over the wire, with its own entity tag: it names these very bytes (RFC 9110, section 8.8.1). */
export interface Body {
  encoding: Encoding;
  bytes: Buffer;
  tag: string;
}

export interface PageText {
  status: number;
  contentType: string;
  cacheControl: string;
  keys?: readonly string[];
  edgeHeaders?: readonly string[];
  location?: string | undefined;
  text: Buffer;
}

export const hashOf = (text: string | Buffer): string =>
  digest('sha256', text, 'base64url').slice(0, 22);

/** Compresses a page that a visitor waits for; better where no other page is being made. */
export async function storePage(
  page: PageText,
  { hash = hashOf(page.text), isAlone = false } = {},
): Promise<StoredPage> {
  const { status, contentType, cacheControl, keys = [], edgeHeaders = [], location, text } = page;
  const quality = isAlone ? goodQuality : quickQuality;
  const bytes = isAlone ? await brotli(text, quality) : quickBrotli(text);
  return {
    status,
    contentType,
    cacheControl,
    keys,
    edgeHeaders,
    location,
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

/** Compresses a page as well as can be, on another thread. */
export async function compressBest(page: StoredPage): Promise<void> {
  const plain = await unbrotli(page.br.bytes);
  page.br = brotliBody(page.hash, await brotli(plain, bestQuality), bestQuality);
}

/** Of all pages together, what was unpacked for those who take no Brotli, in bytes. */
const mostUnpacked = 8 * 1024 * 1024;
const unpacked = new LRUCache<string, Body>({
  maxSize: mostUnpacked,
  // What the map itself needs for an entry, about, on top.
  sizeCalculation: ({ bytes }) => bytes.length + 300,
});
const unpacking = new Map<string, Promise<Body>>();

/** At once for Brotli, which nearly every client takes; other encodings are kept for a while. */
export function bodyOf(page: StoredPage, encoding: Encoding): Body | Promise<Body> {
  if (encoding === 'br') return page.br;
  const tag = `"${page.hash}-${encoding === 'gzip' ? 'g' : 'i'}"`;
  return unpacked.get(tag) ?? unpacking.get(tag) ?? unpack(page, encoding, tag);
}

/** Concurrent calls share one unpacking. */
function unpack(page: StoredPage, encoding: Encoding, tag: string): Promise<Body> {
  const body = unbrotli(page.br.bytes)
    .then((plain) => (encoding === 'gzip' ? gzip(plain) : plain))
    .then((bytes) => {
      const made = { encoding, bytes, tag };
      unpacked.set(tag, made);
      return made;
    })
    .finally(() => unpacking.delete(tag));
  unpacking.set(tag, body);
  return body;
}

/** What it takes of memory, without what every entry takes. */
export function bytesOf({ br }: StoredPage): number {
  return br.bytes.length + 700;
}

/**
 * The tag of an `If-None-Match` under which the client has this page, if any: that of any encoding, for
 * what it has is still the page.
 */
export function matchingTag(ifNoneMatch: string, { hash }: StoredPage): string | undefined {
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => tag.startsWith(`"${hash}-`));
}
