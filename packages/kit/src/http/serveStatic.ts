import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { encodingFor } from './compression.ts';

export type FileServer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export const fileCaching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const;

/** Serves the files of a build: files with a hash in their name are cached for a year, all others for an hour. */
export function serveStatic(folder: string): FileServer {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, name) {
      response.removeHeader('etag');
      const type = typeOf(name);
      if (type !== undefined) response.setHeader('content-type', type);
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
    // Only GET has ranges (RFC 9110, section 14.2), and our weak tags match no If-Range (section 13.1.5).
    const isWhole = request.method !== 'GET' || headers['if-range'] !== undefined;
    const range = isWhole ? undefined : plainRange(headers.range);
    if (range === undefined) delete headers.range;
    else headers.range = range;
    const others = response.getHeader(policy);
    // sirv's 304 has none of these, and a cache takes those of a 304 (RFC 9111, section 3.2).
    const isHashed = /^\/(assets|fonts)\//.test(request.url ?? '');
    response.setHeader('cache-control', fileCaching[isHashed ? 'hashed' : 'other']);
    response.setHeader('vary', 'Accept-Encoding');
    // Pictures may be shown on other sites, such as in a feed reader.
    response.setHeader(policy, 'cross-origin');
    // A 304 keeps it. For a 200 it is removed above, because sirv would send it instead of the file's own.
    response.setHeader('etag', headers['if-none-match'] ?? '');
    serve(request, response, () => {
      for (const name of ['cache-control', 'vary', 'etag', policy]) response.removeHeader(name);
      if (others !== undefined) response.setHeader(policy, others);
      next();
    });
  };
}

/**
 * The type of a file; undefined for a name without an extension. For many files, such as spreadsheets, sirv sends an
 * empty type, and browsers show them as text; for texts it sends no encoding.
 */
function typeOf(name: string): string | undefined {
  const extension = path.extname(name);
  if (extension === '') return undefined;
  if (extension === '.ico') return 'image/x-icon';
  const type = lookup(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

const policy = 'cross-origin-resource-policy';

/** In digits: larger numbers are not exact, and no file is that long. */
const longestNumber = 15;

/** A range that sirv understands. Others may be ignored (RFC 9110, section 14.2): the whole file is sent. */
function plainRange(range: string | undefined): string | undefined {
  const [, start, end = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (start === undefined || (end !== '' && Number(start) > Number(end))) return undefined;
  // sirv takes an end of 0 for none.
  if (/^0+$/.test(end)) return undefined;
  return `bytes=${start}-${end.length > longestNumber ? '' : end}`;
}
