import type { ServerResponse } from 'node:http';
import type { Middleware } from '../compose.ts';
import type { HttpContext } from '../httpContext.ts';

/** The headers of every response; that of a kept page brings them itself, in one write. */
export const secureHeaders: Middleware = (context, next) => {
  setHeaders(context);
  return next();
};

export function setHeaders({ response, site: { headers }, id }: HttpContext): void {
  response.setHeader('x-request-id', id);
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/** As `writeHead` takes them: for a stored response, sent in one write. */
export const headersOf = ({ site, id }: HttpContext): string[] => [
  ...site.headers,
  'x-request-id',
  id,
];

export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
