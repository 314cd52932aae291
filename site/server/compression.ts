import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a compressed answer is no smaller on the wire. */
const worthCompressing = 1_000;

/** Sends a text in one write, compressed as the client allows. */
export function sendText(
  request: IncomingMessage,
  answer: ServerResponse,
  status: number,
  contentType: string,
  text: string,
): void {
  const { encoding, bytes } = encode(text, request.headers['accept-encoding']);
  answer.writeHead(status, {
    'content-type': contentType,
    'content-length': bytes.length,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  answer.end(request.method === 'HEAD' ? undefined : bytes);
}

function encode(text: string, accepted: string | undefined): { encoding?: string; bytes: Buffer } {
  const plain = Buffer.from(text);
  if (plain.length < worthCompressing) return { bytes: plain };
  const names = new Set(accepted?.split(',').map((part) => part.split(';')[0]?.trim()));
  if (names.has('br')) {
    const bytes = brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
    return { encoding: 'br', bytes };
  }
  if (names.has('gzip')) return { encoding: 'gzip', bytes: gzipSync(plain) };
  return { bytes: plain };
}
