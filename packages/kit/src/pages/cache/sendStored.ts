import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '../../http/compression.ts';
import { type Body, type StoredPage, bodyOf, matchingTag } from './storedPage.ts';

/** `Retry-After` of a 503, in seconds. */
const retryAfterSeconds = '5';

/**
 * Sends a stored page in one write, or a 304, with these headers (names and values alternating); synchronously, unless
 * it must be decompressed first.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  page: StoredPage,
): void | Promise<void> {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers;
  const common = [...headers, 'vary', 'Accept-Encoding', 'cache-control', page.cacheControl];
  common.push(...page.edgeHeaders);
  // A downstream cache subtracts the age of the page from its lifetime (RFC 9111, section 5.1).
  const age = Math.floor((performance.now() - page.madeAt) / 1_000);
  if (age > 0 && page.status === 200) common.push('age', String(age));
  const tag = ifNoneMatch && page.status === 200 && matchingTag(ifNoneMatch, page);
  if (tag) {
    response.writeHead(304, [...common, 'etag', tag]).end();
    return;
  }
  const send = ({ encoding, bytes, tag }: Body) => {
    common.push('content-type', page.contentType, 'content-length', String(bytes.length));
    common.push('etag', tag);
    if (encoding !== 'identity') common.push('content-encoding', encoding);
    if (page.status === 503) common.push('retry-after', retryAfterSeconds);
    if (page.location !== undefined) common.push('location', page.location);
    response.writeHead(page.status, common).end(bytes);
  };
  const body = bodyOf(page, encodingFor(accepted));
  if (body instanceof Promise) return body.then(send);
  send(body);
}
