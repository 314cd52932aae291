import { lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/** Networks that are not public; for IPv4: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
}

/** IPv6 addresses of hosts (2000::/3); tunnels to IPv4 and examples among them are `special`. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public: not of this machine or its network. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/**
 * Looks up a host for a connection, and refuses it if any of its addresses is not allowed. The connection uses
 * these same addresses, so that a second DNS answer cannot lead elsewhere.
 */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [], undefined);
      const isInside = !addresses.every(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (isInside || !first) return callback(new Error('is no public address'), [], undefined);
      return options.all
        ? callback(null, addresses, undefined)
        : callback(null, first.address, first.family);
    });
  };
