import { hash as digest } from 'node:crypto';
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

/** A page as it is kept and sent: compressed. The plain text is not kept, for hardly anybody takes it. */
export interface StoredPage {
  status: number;
  contentType: string;
  cacheControl: string;
  /** Where a redirect leads. */
  location: string | undefined;
  /** Of the plain text: pages that are the same have the same. */
  hash: string;
  br: Body;
  gzip: Body | undefined;
  /** How often it was sent; what is sent again is worth the best compression. */
  sent: number;
  /** Compressed as well as can be, or waiting for it. */
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
  location?: string | undefined;
  text: Buffer;
}

export const hashOf = (text: string | Buffer): string =>
  digest('sha256', text, 'base64url').slice(0, 22);

/** Compresses a page for whoever waits for it; well, where nobody else does. */
export async function storePage(
  page: PageText,
  { hash = hashOf(page.text), isAlone = false } = {},
): Promise<StoredPage> {
  const { status, contentType, cacheControl, location, text } = page;
  const quality = isAlone ? goodQuality : quickQuality;
  const bytes = isAlone ? await brotli(text, quality) : quickBrotli(text);
  return {
    status,
    contentType,
    cacheControl,
    location,
    hash,
    br: brotliBody(hash, bytes, quality),
    gzip: undefined,
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

/** At once for Brotli, which nearly everybody takes. */
export function bodyOf(page: StoredPage, encoding: Encoding): Body | Promise<Body> {
  if (encoding === 'br') return page.br;
  return encoding === 'gzip' ? (page.gzip ?? zipped(page)) : plain(page);
}

async function plain({ br, hash }: StoredPage): Promise<Body> {
  return { encoding: 'identity', bytes: await unbrotli(br.bytes), tag: `"${hash}-i"` };
}

async function zipped(page: StoredPage): Promise<Body> {
  const bytes = await gzip(await unbrotli(page.br.bytes));
  page.gzip = { encoding: 'gzip', bytes, tag: `"${page.hash}-g"` };
  return page.gzip;
}

/** What it takes of memory, without what every entry takes. */
export function bytesOf({ br, gzip }: StoredPage): number {
  return br.bytes.length + (gzip?.bytes.length ?? 0) + 700;
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
