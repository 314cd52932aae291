import type { ServerResponse } from 'node:http';
import type { HttpContext } from '../httpContext.ts';

export function setHeaders({ response, site: { headers }, id }: HttpContext): void {
  response.setHeader('x-request-id', id);
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/** The same headers in the form of `writeHead`, for a stored response sent in one write. */
export const headersOf = ({ site, id }: HttpContext): string[] => [
  ...site.headers,
  'x-request-id',
  id,
];

export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
