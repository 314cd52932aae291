import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text on the wire, compressed by brotli, by default at its best. */
export function brotliSize(text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Bytes of an answer's status and headers on the wire, as HTTP/1.1 writes them. */
export function headerSize({ status, statusText, headers }: Response): number {
  const lines = [
    `HTTP/1.1 ${status} ${statusText}`,
    ...[...headers].map((header) => header.join(': ')),
    '',
  ];
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 2, 0);
}

/** Bytes of a document's inline scripts that run, before compression. */
export function inlineScriptSize(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(
      ([, attributes = '']) => !/\bsrc=|type="(application|speculationrules)/.test(attributes),
    )
    .reduce((sum, [, , text = '']) => sum + Buffer.byteLength(text), 0);
}
