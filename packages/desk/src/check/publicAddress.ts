import { lookup } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is public: not of this machine or its network, and no tunnel there. */
export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

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
