import type { ServerResponse } from 'node:http';
import type { Middleware } from '../compose.ts';
import type { Exchange } from '../exchange.ts';

/** The headers of every answer; that of a kept page brings them itself, in one write. */
export const secureHeaders: Middleware = (exchange, next) => {
  setHeaders(exchange);
  return next();
};

export function setHeaders({ answer, site: { headers }, id }: Exchange): void {
  answer.setHeader('x-request-id', id);
  for (let index = 0; index < headers.length; index += 2) {
    answer.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/** As `writeHead` takes them: for a stored answer, sent in one write. */
export const headersOf = ({ site, id }: Exchange): string[] => [
  ...site.headers,
  'x-request-id',
  id,
];

export function clearHeaders(answer: ServerResponse): void {
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
}
