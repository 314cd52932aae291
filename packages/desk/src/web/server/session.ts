import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may speak to the server: one browser, which has opened the link. */
export interface Session {
  /** For the link. */
  token: string;
  /** What the browser is given for the token: undefined for another one, and for the same one again. */
  exchange: (token: unknown) => { cookie: string; key: string } | undefined;
  admits: (headers: IncomingHttpHeaders) => boolean;
}

const secret = () => randomBytes(32).toString('base64url');

/** Of the same length whatever is given, so that the time of comparing tells nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: unknown, wanted: string) =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));

/** In memory alone: it ends with the process. */
export function createSession(port: () => number): Session {
  const [token, cookie, key] = [secret(), secret(), secret()];
  // Browsers send a cookie to all ports of a host, so that another user's server could learn it: what a page
  // sends beside it is kept for this port alone.
  const name = () => `setu-desk-${port()}`;
  let isUsed = false;
  return {
    token,
    exchange(given) {
      if (isUsed || !isSame(given, token)) return undefined;
      isUsed = true;
      return { cookie: `${name()}=${cookie}; Path=/; HttpOnly; SameSite=Strict`, key };
    },
    admits(headers) {
      const sent = (headers.cookie ?? '')
        .split('; ')
        .find((pair) => pair.startsWith(`${name()}=`))
        ?.slice(name().length + 1);
      return isSame(sent, cookie) && isSame(headers['x-desk-key'], key);
    },
  };
}
