import { beforeEach, expect, test, vi } from 'vitest';
import { createCountedLog } from './countedLog.ts';

beforeEach(() => void vi.useFakeTimers());

test('the first is logged at once, then all of a minute together', () => {
  const lines: string[] = [];
  const happened = createCountedLog(
    (line) => void lines.push(line),
    (count) => `${count} refused`,
  );
  happened();
  expect(lines).toEqual(['1 refused']);
  for (let times = 0; times < 500; times += 1) happened();
  vi.advanceTimersByTime(59_999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines.slice(1)).toEqual(['500 refused']);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
  happened();
  expect(lines.slice(2)).toEqual(['1 refused']);
});
