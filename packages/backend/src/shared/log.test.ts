import { expect, test, vi } from 'vitest';
import { describeError, withoutRepeats } from './log.ts';

test('a line is printed once a minute at most, then with how often it was left out', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = withoutRepeats((line) => lines.push(line));
  for (const line of ['Full', 'Full', 'Slow', 'Full']) log(line);
  expect(lines).toEqual(['Full', 'Slow']);
  vi.advanceTimersByTime(60_000);
  for (const line of ['Full', 'Full', 'Slow']) log(line);
  expect(lines.slice(2)).toEqual(['Full (and 2 times since last logged)', 'Slow']);
  vi.useRealTimers();
});

test('an error is named without any value', () => {
  const error = Object.assign(new RangeError('my secret is out of range'), { code: '23514' });
  expect(describeError(error)).toBe('RangeError 23514');
  expect(describeError(new Error('my secret'))).toBe('Error');
  expect(describeError('my secret')).toBe('(no error)');
});
