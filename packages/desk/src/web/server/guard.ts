import type { IncomingMessage } from 'node:http';

/**
 * Why a request is refused whoever sends it: a status, or undefined where it is not.
 *
 * A site that names this machine in its own DNS comes with its own name as the host; another site in the same browser
 * with its own origin, and one at another port of this machine as of the same site, but not of the same origin.
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
  // Browsers name the origin of whatever posts; curl has none and no business here.
  if (method === 'POST' && (origin === undefined || !isApi)) return 403;
  if (isApi && site !== undefined && site !== 'same-origin') return 403;
  return undefined;
}
