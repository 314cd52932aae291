import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOf } from '../httpContext.ts';
import type { Middleware } from '../compose.ts';

/** A picture never changes, because its name is a digest. */
const picturePath = /^\/uploads\/([0-9a-f]{32}\.(webp|jpg))$/;

/** Serves the pictures that the staff adds to the data folder while the site runs. */
export const uploads =
  (dataDir: string): Middleware =>
  async (context, next) => {
    const [, name, extension] = picturePath.exec(pathOf(context)) ?? [];
    const picture =
      name === undefined
        ? undefined
        : await readFile(path.join(dataDir, 'uploads', name)).catch(() => undefined);
    if (!picture) return next();
    const { request, response } = context;
    response.writeHead(200, {
      'content-type': extension === 'webp' ? 'image/webp' : 'image/jpeg',
      'content-length': picture.length,
      'cache-control': 'public, max-age=31536000, immutable',
      // Like the site's other pictures, uploads may be shown on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : picture);
  };
