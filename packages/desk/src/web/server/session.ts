import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const secret = () => randomBytes(32).toString('base64url');

/** Digests have the same length for any input, so that the time of a comparison reveals nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: unknown, wanted: string) =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));

/** Admits one browser to the server, the one that has opened the link. In memory alone: it ends with the process. */
export function createSession(port: () => number) {
  const [token, cookie, key] = [secret(), secret(), secret()];
  // Browsers send a cookie to all ports of a host, so another user's server could learn it. The key, which a page
  // sends in addition, is stored for the origin of this port only.
  const name = () => `setu-desk-${port()}`;
  let isUsed = false;
  return {
    token,
    /** The secrets of the browser, in exchange for the token; undefined for a wrong token or a second use. */
    exchange(given: unknown) {
      if (isUsed || !isSame(given, token)) return undefined;
      isUsed = true;
      return { cookie: `${name()}=${cookie}; Path=/; HttpOnly; SameSite=Strict`, key };
    },
    admits(headers: IncomingHttpHeaders): boolean {
      const sent = (headers.cookie ?? '')
        .split('; ')
        .find((pair) => pair.startsWith(`${name()}=`))
        ?.slice(name().length + 1);
      return isSame(sent, cookie) && isSame(headers['x-desk-key'], key);
    },
  };
}
