import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

export type Forwarded = ReturnType<typeof createForwarded>;

/**
 * A request's data about its visitor, from `X-Forwarded-*` headers if `count` own proxies are in front of the site.
 * Each appends what it saw, so our first one's value is at this place from the right; values further left may be
 * forged.
 */
export function createForwarded(count: number) {
  const forwardedHeader = (request: IncomingMessage, name: string): string | undefined => {
    const value = count > 0 ? request.headers[name] : undefined;
    if (value === undefined) return undefined;
    const values = (Array.isArray(value) ? value.join(',') : value).split(',');
    return values[Math.max(0, values.length - count)]?.trim();
  };
  return {
    /** The visitor's address, or the network they share it with: only for counting. */
    clientIpOf: (request: IncomingMessage) =>
      networkOf(
        forwardedHeader(request, 'x-forwarded-for') || (request.socket.remoteAddress ?? ''),
      ),
    /** The origin that the visitor requested. */
    originOf: (request: IncomingMessage): string => {
      const host =
        forwardedHeader(request, 'x-forwarded-host') || request.headers.host || 'localhost';
      const scheme = forwardedHeader(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
      return URL.parse(`${scheme}://${host}`)?.origin ?? `${scheme}://localhost`;
    },
    /** Whether a proxy seems to have sent it, although none is said to be there. */
    isUntrusted: ({ headers }: IncomingMessage): boolean =>
      count === 0 &&
      ['x-forwarded-for', 'x-real-ip', 'forwarded'].some((name) => headers[name] !== undefined),
    /** The id that a proxy has given the request. */
    requestIdOf: (request: IncomingMessage): string | undefined => {
      const id = count > 0 ? request.headers['x-request-id'] : undefined;
      return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
    },
  };
}

/** The network that counts as one visitor: an IPv4 address, or the first 64 bits of IPv6 (RFC 4291, section 2.5.4). */
export function networkOf(text: string): string {
  const plain = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // A proxy should send only addresses; anything else is truncated.
  if (!ipaddr.isValid(plain)) return plain.slice(0, 64);
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
