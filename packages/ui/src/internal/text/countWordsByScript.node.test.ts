import { expect, test } from 'vitest';
import { countWordsByScript, readingMinutes } from './countWordsByScript.ts';

test.each([
  ['', 0, 0],
  [' - The संसद । of  India:\n\n1947 — (a) ', 5, 1],
  ['It’s 4½ of ₹4,50,000 – said twice.', 6, 0],
  ['Art. 19(1)(g) of the U.S.A.’s - e.g. state/centre', 7, 0],
  ['राज्यसभा धन विधेयक को अस्वीकार नहीं कर सकती।', 0, 8],
])('%j has %i Latin and %i Devanagari words, and no marks', (text, latin, devanagari) => {
  expect(countWordsByScript(text)).toEqual({ latin, devanagari });
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
