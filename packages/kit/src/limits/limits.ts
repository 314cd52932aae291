import { createRateLimit } from './rateLimit.ts';

/** What is counted of a visitor's address. */
export interface Limits {
  /** Messages, by a form or by the backend's API, and whatever else the API is asked to change. */
  messages: (address: string) => boolean;
  /** Reads through the backend's API; the site's own do not count. */
  reads: (address: string) => boolean;
}

export const limitWindowMs = 10 * 60_000;
export const readWindowMs = 60_000;

export function createLimits(): Limits {
  return {
    // A school shares one address, and its pupils must get through.
    messages: createRateLimit({
      perAddress: 20,
      perNetwork: { of: siteNetworkOf, most: 60 },
      overall: 200,
      windowMs: limitWindowMs,
    }).take,
    // A page is three reads at most, so that is 500 pages a minute: many classrooms.
    reads: createRateLimit({ perAddress: 1_500, windowMs: readWindowMs }).take,
  };
}

/**
 * The /48 around an IPv6 network of 64 bits: so much is one customer's, who has 65,536 of these networks
 * (RFC 6177). An IPv4 address stands for itself.
 */
function siteNetworkOf(address: string): string {
  const groups = address.endsWith('::/64') ? address.split(':', 3) : undefined;
  return groups ? `${groups.join(':')}::/48` : address;
}
