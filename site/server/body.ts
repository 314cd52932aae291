import type { IncomingMessage } from 'node:http';

/** The largest form we have: 5,000 characters of message, each up to 12 bytes when URL-encoded. */
export const bodyLimit = 128 * 1024;

/**
 * Reads a request's body. Resolves to undefined when it is over the limit; the rest is then thrown
 * away as it arrives, so that the client can still read our answer.
 */
export function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(size > bodyLimit ? undefined : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}
