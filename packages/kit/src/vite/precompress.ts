import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text formats and icons; pictures, fonts and videos are compressed already. */
const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|html|ico)$/;

/** Writes `<file>.br` and `<file>.gz`, with the best compression, for each file of a folder that shrinks. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const file = path.join(folder, name);
    const plain = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const variants: [string, Buffer][] = [
      ['br', brotliCompressSync(plain, { params })],
      ['gz', gzipSync(plain, { level: constants.Z_BEST_COMPRESSION })],
    ];
    for (const [extension, bytes] of variants) {
      if (bytes.length < plain.length) writeFileSync(`${file}.${extension}`, bytes);
    }
  }
}
