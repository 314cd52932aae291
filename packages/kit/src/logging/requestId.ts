import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Random for each process, so that ids are unique across processes and restarts. */
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** A new id for a request, sent with the response and logged, so that the two can be matched. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The id of the current request, added to everything that is logged while it is handled. */
export const currentRequest = new AsyncLocalStorage<string>();
