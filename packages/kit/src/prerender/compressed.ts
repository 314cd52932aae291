import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { brotli, worthCompressing } from '../http/compression.ts';

/** Near the best, at a tenth of its time. */
const brotliQuality = 9;
const gzip = promisify(zlib.gzip);

/** What files beside a text's own hold: `.br` and `.gz`, for hosts that send them as they are. */
export async function compressed(text: Buffer): Promise<[extension: string, bytes: Buffer][]> {
  if (text.length < worthCompressing) return [];
  return [
    ['.br', await brotli(text, brotliQuality)],
    ['.gz', await gzip(text, { level: constants.Z_BEST_COMPRESSION })],
  ];
}
