import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Of the process, so that workers and restarts do not give the same name twice. */
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** A new name for a request: on the response and in the log, to find one by the other. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The request that is being worked for, so that whatever is logged meanwhile can name it. */
export const currentRequest = new AsyncLocalStorage<string>();
