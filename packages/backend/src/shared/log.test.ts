import { expect, test, vi } from 'vitest';
import { withoutRepeats } from './log.ts';

test('a line is printed once a minute at most, then with how often it was left out', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = withoutRepeats((line) => lines.push(line));
  for (const line of ['Full', 'Full', 'Slow', 'Full']) log(line);
  expect(lines).toEqual(['Full', 'Slow']);
  vi.advanceTimersByTime(60_000);
  for (const line of ['Full', 'Full', 'Slow']) log(line);
  expect(lines.slice(2)).toEqual(['Full (and 2 times since last logged)', 'Slow']);
});
