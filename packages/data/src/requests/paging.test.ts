import { expect, test } from 'vitest';
import { parsePage } from './paging.ts';

test.each([
  [null, 1],
  ['999999', 999_999],
  ['', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['01', undefined],
  ['1e3', undefined],
  ['2 ', undefined],
  ['१', undefined],
  ['1000000', undefined],
])('page %j is %j', (value, expected) => {
  expect(parsePage(value)).toBe(expected);
});
