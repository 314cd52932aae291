import { expect, test } from 'vitest';
import { monthWeeks } from './monthWeeks.ts';

test.each([
  // Begins on a Sunday: six weeks.
  ['2026-11', 6, 6, 30],
  // Begins on a Monday, in a common year: four weeks.
  ['2027-02', 4, 0, 28],
  ['2024-02', 5, 3, 29],
  ['2026-12', 5, 1, 31],
])('%s has %i weeks, and %i places before its first day', (month, weeks, before, days) => {
  const found = monthWeeks(month);
  expect(found).toHaveLength(weeks);
  expect(found.every((week) => week.length === 7)).toBe(true);
  expect(found[0]?.indexOf(1)).toBe(before);
  expect(found.flat().filter((day) => day !== null)).toEqual(
    Array.from({ length: days }, (_, index) => index + 1),
  );
});

test.each([
  ['monday', 6],
  ['saturday', 1],
  ['sunday', 0],
] as const)('a week from %s on has %i days before a Sunday', (weekStart, before) => {
  const [week] = monthWeeks('2026-11', weekStart);
  expect(week?.indexOf(1)).toBe(before);
});

test.each(['', '2026', '2026-13', '2026-00', 'November', '2026-11-31x'])('%j has none', (text) => {
  expect(monthWeeks(text)).toEqual([]);
});
