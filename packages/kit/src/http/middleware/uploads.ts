import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { pathOf } from '../httpContext.ts';
import type { Middleware } from '../compose.ts';
import { fileCaching } from '../serveStatic.ts';

/** A picture never changes, because its name is a digest. */
const picturePath = /^\/uploads\/([0-9a-f]{32}\.(webp|jpg))$/;

/** Memory for pictures, in bytes. */
const maxSize = 16 * 1024 * 1024;

export function uploads(dataDir: string): Middleware {
  /** Responses share the bytes: clients that read slowly would otherwise fill the memory. */
  const pictures = new LRUCache<string, Buffer>({
    maxSize,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (name) => readFile(path.join(dataDir, 'uploads', name)).catch(() => undefined),
  });
  return async (context, next) => {
    const [, name, extension] = picturePath.exec(pathOf(context)) ?? [];
    const picture = name === undefined ? undefined : await pictures.fetch(name);
    if (!picture) return next();
    const { request, response } = context;
    response.writeHead(200, {
      'content-type': extension === 'webp' ? 'image/webp' : 'image/jpeg',
      'content-length': picture.length,
      'cache-control': fileCaching.hashed,
      // Like the site's other pictures, uploads may be shown on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : picture);
  };
}
