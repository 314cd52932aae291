import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { brotli, worthCompressing } from '../http/compression.ts';

/** Nearly the best compression, in a tenth of its time. */
const brotliQuality = 9;
const gzip = promisify(zlib.gzip);

/** The `.br` and `.gz` files of a text, for hosts that send precompressed files. */
export async function compressed(text: Buffer): Promise<[extension: string, bytes: Buffer][]> {
  if (text.length < worthCompressing) return [];
  return [
    ['.br', await brotli(text, brotliQuality)],
    ['.gz', await gzip(text, { level: constants.Z_BEST_COMPRESSION })],
  ];
}
