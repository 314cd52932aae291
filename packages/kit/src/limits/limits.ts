import { createRateLimit } from './rateLimit.ts';

export type Limits = ReturnType<typeof createLimits>;

export const limitWindowMs = 10 * 60_000;
export const readWindowMs = 60_000;

/** Rate limits for a visitor's address; each counts one event and returns whether it is allowed. */
export function createLimits() {
  return {
    /** Messages by a form, and all writes through the backend's API. */
    // A school shares one address, and its pupils must get through.
    messages: createRateLimit({
      perAddress: 20,
      perNetwork: { of: siteNetworkOf, most: 60 },
      overall: 200,
      windowMs: limitWindowMs,
    }),
    /** Reads through the backend's API; the site's own reads do not count. */
    // A page needs at most three reads, so this allows 500 pages a minute: many classrooms.
    reads: createRateLimit({ perAddress: 1_500, windowMs: readWindowMs }),
  };
}

/** The /48 around an IPv6 network, which a single customer may have (RFC 6177); IPv4 is unchanged. */
function siteNetworkOf(address: string): string {
  const groups = address.endsWith('::/64') ? address.split(':', 3) : undefined;
  return groups ? `${groups.join(':')}::/48` : address;
}
