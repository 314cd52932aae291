import { promisify } from 'node:util';
import zlib, { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A smaller response is not worth compressing: it would be no smaller on the wire. */
export const worthCompressing = 1_000;

/** For a visitor who waits along with others: half the time of quality 3, for a tenth more bytes. */
export const quickQuality = 1;
/** For the only visitor who waits: a page then mostly fits into the first round trip, at a cost of 20 ms. */
export const goodQuality = 10;
/** For responses that are sent repeatedly: up to 60 ms for a page. */
export const bestQuality = 11;

const brotliOptions = (quality: number, size: number): zlib.BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Synchronously on this thread: faster than a round trip to another thread. */
export const quickBrotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, brotliOptions(quickQuality, bytes.length));

const compress = promisify(zlib.brotliCompress);

/** Runs in Node's thread pool, as do the next two, so that the event loop stays free for requests. */
export const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, brotliOptions(quality, bytes.length));
export const unbrotli: (bytes: Buffer) => Promise<Buffer> = promisify(zlib.brotliDecompress);
export const gzip: (bytes: Buffer) => Promise<Buffer> = promisify(zlib.gzip);

/** By header: browsers send one of a few values, and each request needs the result. */
const known = new LRUCache<string, Encoding>({ max: 200, memoMethod: choose });

/** The best encoding that a client accepts (RFC 9110, section 12.5.3). */
export const encodingFor = (accepted = ''): Encoding =>
  // For a known header `get` takes a third of the time that `memo` takes.
  known.get(accepted) ?? known.memo(accepted);

function choose(accepted: string): Encoding {
  const names = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) names.add(name);
  }
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}
