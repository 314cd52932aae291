import { createRateLimit } from './rateLimit.ts';

/** What is counted, over all processes of the site. */
export interface Limits {
  /** Messages of forms. */
  messages: (address: string) => boolean | Promise<boolean>;
  /** Writes past the form, through the backend's API. */
  writes: (address: string) => boolean | Promise<boolean>;
  /** Reads through the backend's API; the site's own do not count. */
  reads: (address: string) => boolean | Promise<boolean>;
}

export const limitWindowMs = 10 * 60_000;
export const readWindowMs = 60_000;

/** Counts in this process. */
export function createLimits(): Limits {
  const windowMs = limitWindowMs;
  return {
    // A school shares one address, and its pupils must get through.
    messages: createRateLimit({ perAddress: 20, overall: 200, windowMs }).take,
    // Visitors use the form: only programs write here.
    writes: createRateLimit({ perAddress: 600, windowMs }).take,
    // A page is three reads at most, so that is 500 pages a minute: many classrooms.
    reads: createRateLimit({ perAddress: 1_500, windowMs: readWindowMs }).take,
  };
}
