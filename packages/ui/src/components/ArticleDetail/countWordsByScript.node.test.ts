import { expect, test } from 'vitest';
import { countWordsByScript, readingMinutes } from './countWordsByScript.ts';

test('counts words by script, and no marks', () => {
  expect(countWordsByScript(' - The संसद । of  India:\n\n1947 — (a) ')).toEqual({
    latin: 5,
    devanagari: 1,
  });
  expect(countWordsByScript('')).toEqual({ latin: 0, devanagari: 0 });
});

test.each([
  [0, 0, 1],
  [299, 0, 1],
  [300, 0, 2],
  [800, 0, 4],
  [0, 720, 4],
  [400, 360, 4],
])('reads %i English and %i Hindi words in %i min', (latin, devanagari, minutes) => {
  expect(readingMinutes({ latin, devanagari })).toBe(minutes);
});
