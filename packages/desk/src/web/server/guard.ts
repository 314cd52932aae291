import type { IncomingMessage } from 'node:http';

/**
 * The status by which a request is refused, even from the browser that has the session; undefined: it is allowed.
 *
 * A site whose DNS name points at this machine sends that name as the host. Another site in the same browser sends its
 * own origin; one at another port of this machine counts as the same site, but not as the same origin.
 */
export function refusalOf(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  port: number,
  isApi: boolean,
): number | undefined {
  const host = `127.0.0.1:${port}`;
  if (headers.host !== host) return 421;
  if (method !== 'GET' && method !== 'POST') return 405;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return 403;
  // Browsers send an origin with every POST; programs such as curl send none, and are refused.
  if (method === 'POST' && (origin === undefined || !isApi)) return 403;
  if (isApi && site !== undefined && site !== 'same-origin') return 403;
  return undefined;
}
