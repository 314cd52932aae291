import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { encodingFor } from './compression.ts';

/** Sends the file at a request's path, or calls `next` if there is none. */
export type FileServer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Serves the files of a build: files with a hash in their name are cached for a year, all others for an hour. */
export function serveStatic(folder: string): FileServer {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const immutable = /^\/(assets|fonts)\//.test(path);
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // sirv does not know the type of `.ico` files.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
      // Pictures may be shown on other sites, such as in a feed reader.
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.once('pipe', (file) => {
        // A file removed by a new build must end only one response, not the process.
        file.once('error', () => response.destroy());
        // sirv does not close the file when the client leaves.
        response.once('close', () => file.destroy());
      });
    },
  });
  return (request, response, next) => {
    const { headers } = request;
    // sirv looks only for the name of an encoding and ignores its weight (`br;q=0`).
    headers['accept-encoding'] = encodingFor(headers['accept-encoding']);
    // Our tags are weak and match no If-Range, so the whole file is sent (RFC 9110, section 13.1.5).
    const range = headers['if-range'] === undefined ? plainRange(headers.range) : undefined;
    if (range === undefined) delete headers.range;
    else headers.range = range;
    serve(request, response, next);
  };
}

/** In digits: larger numbers are not exact, and no file is that long. */
const longestNumber = 15;

/** A range that sirv understands. Others may be ignored (RFC 9110, section 14.2): the whole file is sent. */
function plainRange(range: string | undefined): string | undefined {
  const [, start, end = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (start === undefined || (end !== '' && Number(start) > Number(end))) return undefined;
  return `bytes=${start}-${end.length > longestNumber ? '' : end}`;
}
