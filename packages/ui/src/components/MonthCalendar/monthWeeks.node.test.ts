import { expect, test } from 'vitest';
import { dayAfterMove, monthWeeks } from './monthWeeks.ts';

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

test('keys lead to the nearest day of their way, or nowhere', () => {
  const weeks = monthWeeks('2026-11');
  // Monday is the 2nd, the 9th and so on.
  const days = [2, 4, 5, 11, 18, 25, 27];
  const from = (day: number) => (move: Parameters<typeof dayAfterMove>[0]) =>
    dayAfterMove(move, day, days, weeks);
  const fourth = from(4);
  expect(
    ['back', 'on', 'up', 'down', 'weekStart', 'weekEnd'].map((move) => fourth(move as 'on')),
  ).toEqual([2, 5, 4, 11, 2, 5]);
  expect(from(2)('back')).toBe(2);
  expect(from(27)('on')).toBe(27);
  expect(from(25)('up')).toBe(18);
  expect(from(5)('down')).toBe(5);
});
