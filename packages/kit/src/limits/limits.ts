import { createRateLimit } from './rateLimit.ts';

/** What is counted, over all processes of the site. */
export interface Limits {
  /** Messages, by a form or by the backend's API, and whatever else is to be changed by the API. */
  messages: (address: string) => boolean | Promise<boolean>;
  /** Reads through the backend's API; the site's own do not count. */
  reads: (address: string) => boolean | Promise<boolean>;
}

export const limitWindowMs = 10 * 60_000;
export const readWindowMs = 60_000;

/** Counts in this process. */
export function createLimits(): Limits {
  return {
    // A school shares one address, and its pupils must get through.
    messages: createRateLimit({ perAddress: 20, overall: 200, windowMs: limitWindowMs }).take,
    // A page is three reads at most, so that is 500 pages a minute: many classrooms.
    reads: createRateLimit({ perAddress: 1_500, windowMs: readWindowMs }).take,
  };
}
