import type { IncomingMessage } from 'node:http';
import type { Middleware } from '../compose.ts';

/**
 * Reads a posted body of at most `bytes` bytes. Nothing is kept of a longer body; the rest is discarded as it
 * arrives, so that the client can still read our response.
 */
export const bodyLimit =
  (bytes: number): Middleware =>
  async (context, next) => {
    const body = await readBody(context.request, bytes);
    if (body === 'broken off') return;
    context.body = body;
    return next();
  };

function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'broken off'> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks = [];
      resolve('too large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => resolve('broken off'));
  });
}
