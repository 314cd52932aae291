import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signed tokens for the address of the page that says a message was stored. */
export interface Receipts {
  issue: (now?: number) => string;
  isValid: (receipt: string | null, now?: number) => boolean;
}

/** The page is shown at once; a reload a little later may say so again. */
const validMs = 10 * 60_000;

export const newReceiptKey = (): string => randomBytes(32).toString('base64url');

/** A receipt holds the time at which it ends, and nothing of the message or its sender. */
export function createReceipts(key: string): Receipts {
  const sign = (end: string) => createHmac('sha256', key).update(end).digest().subarray(0, 12);
  return {
    issue(now = Date.now()) {
      const end = Math.floor((now + validMs) / 1_000).toString(36);
      return `${end}.${sign(end).toString('base64url')}`;
    },
    isValid(receipt, now = Date.now()) {
      const [, end = '', signature = ''] = /^(\w{1,10})\.([\w-]{16})$/.exec(receipt ?? '') ?? [];
      if (!(Number.parseInt(end, 36) * 1_000 > now)) return false;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(end));
    },
  };
}
