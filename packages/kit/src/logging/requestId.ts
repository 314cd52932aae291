import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Of the process, so that workers and restarts do not give the same id twice. */
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** A new id for a request: on the response and in the log, to find one by the other. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The id of the current request, for whatever is logged while it is handled. */
export const currentRequest = new AsyncLocalStorage<string>();
