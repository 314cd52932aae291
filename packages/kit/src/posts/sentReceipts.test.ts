import { expect, test } from 'vitest';
import { createReceipts, newReceiptKey } from './sentReceipts.ts';

const now = Date.UTC(2026, 10, 21, 9);
const minutes = (count: number) => now + count * 60_000;
const key = newReceiptKey();

test('a receipt is valid for ten minutes, for whoever has the key', () => {
  const receipt = createReceipts(key).issue(now);
  const { isValid } = createReceipts(key);
  expect(isValid(receipt, now)).toBe(true);
  expect(isValid(receipt, minutes(9))).toBe(true);
  expect(isValid(receipt, minutes(11))).toBe(false);
  expect(receipt).toBe(encodeURIComponent(receipt));
});

test('nobody else can write one', () => {
  const { issue, isValid } = createReceipts(key);
  const receipt = issue(now);
  const [end = '', signature = ''] = receipt.split('.');
  const later = (Number.parseInt(end, 36) + 600).toString(36);
  const forged = [
    null,
    '',
    '1',
    '.',
    end,
    `${end}.`,
    `${later}.${signature}`,
    `${end}.${signature.split('').toReversed().join('')}`,
    `${receipt}a`,
    ` ${receipt}`,
    createReceipts(newReceiptKey()).issue(now),
  ];
  expect(forged.filter((text) => isValid(text, now))).toEqual([]);
});
