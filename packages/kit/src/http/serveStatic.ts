import sirv from 'sirv';
import type { FileServer } from './middleware/sitePages.ts';

/** Serves the files of a build: those named by their content for ever, the others for an hour. */
export function serveStatic(folder: string): FileServer {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(answer, path) {
      const immutable = /^\/(assets|fonts)\//.test(path);
      answer.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // A file that a new build has taken away ends one answer, not the site.
      answer.once('pipe', (file) => file.once('error', () => answer.destroy()));
    },
  });
  return (request, answer, next) => {
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    serve(request, answer, next);
  };
}

/** What sirv understands. Any other range may be ignored (RFC 9110, section 14.2): all is sent. */
function isPlainRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}
