import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { encodingFor } from './compression.ts';

/** Sends the file of a request's path, and calls `next` where there is none. */
export type FileServer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Serves the files of a build: those with a hash in their name are cached for ever, the others for an hour. */
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
      // sirv knows no icons.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
      // Pictures may be shown elsewhere, such as in a feed reader.
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.once('pipe', (file) => {
        // A file that a new build has removed ends one response, not the process.
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
    // Our tags are weak, so that no If-Range fits them: all is sent (RFC 9110, section 13.1.5).
    const range = headers['if-range'] === undefined ? plainRange(headers.range) : undefined;
    if (range === undefined) delete headers.range;
    else headers.range = range;
    serve(request, response, next);
  };
}

/** Larger numbers are not exact; no file reaches them. */
const longestNumber = 15;

/** A range as sirv understands it. Any other may be ignored (RFC 9110, section 14.2): all is sent. */
function plainRange(range: string | undefined): string | undefined {
  const [, start, end = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (start === undefined || (end !== '' && Number(start) > Number(end))) return undefined;
  return `bytes=${start}-${end.length > longestNumber ? '' : end}`;
}
