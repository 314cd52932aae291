import type { IncomingMessage } from 'node:http';

/** The largest form we have: 5,000 characters of message, each up to 12 bytes when URL-encoded. */
export const bodyLimit = 128 * 1024;

/**
 * Reads a request's body, or says why there is none: it is over the limit (the rest is then thrown
 * away as it arrives, so that the client can still read our answer), or the client has gone.
 */
export function readBody(
  request: IncomingMessage,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'broken off'> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) {
        chunks.push(chunk);
        return;
      }
      chunks = [];
      resolve('too large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('broken off'));
    request.on('close', () => resolve('broken off'));
  });
}
