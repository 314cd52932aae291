import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { encodingFor, quickBrotli, worthCompressing } from './compression.ts';
import type { HttpContext } from './httpContext.ts';

/** Sends a text in one write, compressed if the client accepts it. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  contentType: string,
  text: string,
): void {
  const { encoding, bytes } = encode(text, request.headers['accept-encoding']);
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': bytes.length,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function encode(text: string, accepted: string | undefined): { encoding?: string; bytes: Buffer } {
  const plain = Buffer.from(text);
  if (plain.length < worthCompressing) return { bytes: plain };
  const encoding = encodingFor(accepted);
  if (encoding === 'br') return { encoding, bytes: quickBrotli(plain) };
  if (encoding === 'gzip') return { encoding, bytes: gzipSync(plain) };
  return { bytes: plain };
}

export function sendJson({ request, response }: HttpContext, status: number, value: unknown): void {
  sendText(request, response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

export type Refuse = (context: HttpContext, status: number, text: string) => void;

/** Sends a short plain text, for programs and for addresses that no link points to. */
export function sendPlain({ request, response }: HttpContext, status: number, text: string): void {
  sendText(request, response, status, 'text/plain; charset=utf-8', `${text}\n`);
}
