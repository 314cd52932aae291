import { expect, test } from 'vitest';
import { describeError } from './errors.ts';

test('an error is named without any value', () => {
  const error = Object.assign(new RangeError('my secret is out of range'), { code: '23514' });
  expect(describeError(error)).toBe('RangeError 23514');
  expect(describeError(new Error('my secret'))).toBe('Error');
  expect(describeError('my secret')).toBe('(no error)');
});
