import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What a request says about its visitor, by `X-Forwarded-*` where our own proxies stand in front. */
export interface Forwarded {
  /** The visitor's address, or the network they share it with: only for counting. */
  addressOf: (request: IncomingMessage) => string;
  /** The origin that the visitor asked for. */
  originOf: (request: IncomingMessage) => string;
  /** The name that a proxy has given the request. */
  requestIdOf: (request: IncomingMessage) => string | undefined;
}

/**
 * @param count proxies in front of the site. Each adds what it saw at the right end of a header, so
 * that the first of ours stands so many places from the right; anyone may write what is left of it.
 */
export function createForwarded(count: number): Forwarded {
  const forwardedHeader = (request: IncomingMessage, name: string): string | undefined => {
    const value = count > 0 ? request.headers[name] : undefined;
    if (value === undefined) return undefined;
    const values = (Array.isArray(value) ? value.join(',') : value).split(',');
    return values[Math.max(0, values.length - count)]?.trim();
  };
  return {
    addressOf: (request) =>
      networkOf(
        forwardedHeader(request, 'x-forwarded-for') || (request.socket.remoteAddress ?? ''),
      ),
    originOf(request) {
      const host =
        forwardedHeader(request, 'x-forwarded-host') || request.headers.host || 'localhost';
      const scheme = forwardedHeader(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
      return URL.parse(`${scheme}://${host}`)?.origin ?? `${scheme}://localhost`;
    },
    requestIdOf(request) {
      const id = count > 0 ? request.headers['x-request-id'] : undefined;
      return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
    },
  };
}

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 one, for the rest is
 * each visitor's own to choose (RFC 4291, section 2.5.4). Ports and zones are cut off.
 */
export function networkOf(text: string): string {
  const plain = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // A proxy should send nothing else; whatever it is, it is cut short.
  if (!ipaddr.isValid(plain)) return plain.slice(0, 64);
  const address = ipaddr.process(plain);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
