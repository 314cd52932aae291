import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { brotli, worthCompressing } from '../http/compression.ts';

/** Nearly the best compression, in a tenth of its time. */
const brotliQuality = 9;
const gzip = promisify(zlib.gzip);

/** Writes a file below a folder; if it is to be compressed, also the variants for hosts that send precompressed files. */
export async function writeVariants(
  folder: string,
  file: string,
  bytes: Buffer,
  compress: boolean,
): Promise<void> {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  for (const [extension, variant] of compress ? await compressed(bytes) : []) {
    writeFileSync(target + extension, variant);
  }
}

/** The `.br` and `.gz` files of a text. */
async function compressed(text: Buffer): Promise<[extension: string, bytes: Buffer][]> {
  if (text.length < worthCompressing) return [];
  return [
    ['.br', await brotli(text, brotliQuality)],
    ['.gz', await gzip(text, { level: constants.Z_BEST_COMPRESSION })],
  ];
}
