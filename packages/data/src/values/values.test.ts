import { describe, expect, test } from 'vitest';
import { date, key, text } from './values.ts';

describe('text', () => {
  test.each([
    ['  Polity \n', 'Polity'],
    ['\u00a0\u3000 ', null],
    ['', null],
    ['\u200b \u2060', null],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000b\u001bcd\te', 'abcd\te'],
    ['a\vb\fc\u0085d', 'a\nb\nc\nd'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['हिन्दी', 'हिन्दी'],
    ['half a \uD83D pair, a whole 😀', 'half a \uFFFD pair, a whole 😀'],
    [48000, '48000'],
    [0, '0'],
    [Number.NaN, null],
    [true, null],
    [null, null],
    [['a'], null],
  ])('%j is %j', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  test('is cut with an ellipsis, never inside a surrogate pair', () => {
    expect(text('x'.repeat(500))).toBe('x'.repeat(500));
    expect(text('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(text(`${'x'.repeat(498)}😀${'x'.repeat(10)}`)).toBe(`${'x'.repeat(498)}…`);
    expect(text(`${'\r\n'.repeat(700)}xy`)).toBe('xy');
    expect(text(`xy${'\r\n'.repeat(760)}z`)).toBe('xy…');
  });
});

test.each([
  [7, '7'],
  [0, '0'],
  [' 7 ', ' 7 '],
  ['polity-1', 'polity-1'],
  ['संसद: 1/2?', 'संसद: 1/2?'],
  ['', null],
  [1.5, null],
  [2 ** 60, null],
  [true, null],
  [' ', null],
  ['.', null],
  ['..', null],
  ['...', '...'],
  ['a\u0000b', null],
  ['a\n', null],
  ['half \uD83D', null],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), null],
  [' '.repeat(3_000_000), null],
])('the id or slug %j is %j', (value, expected) => {
  expect(key(value)).toBe(expected);
});

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-11-18T19:20:00+05:30', '2026-11-18T13:50:00.000Z'],
  ['2026-11-18T13:50:00.123456+00:00', '2026-11-18T13:50:00.123Z'],
  ['2026-11-18 13:50:00+00', '2026-11-18T13:50:00.000Z'],
  ['2026-11-18 13:50:00.5-0330', '2026-11-18T17:20:00.500Z'],
  ['2026-11-18T13:50:00', '2026-11-18T13:50:00.000Z'],
  ['2026-11-18T13:50:00Z', '2026-11-18T13:50:00.000Z'],
  ['2026-11-18T13:50', '2026-11-18T13:50:00.000Z'],
  ['2026-13-01', null],
  ['2026-11-18T25:00:00Z', null],
  ['infinity', null],
  ['18/11/2026', null],
  ['November 18, 2026', null],
  ['', null],
  [1_760_000_000, null],
  [null, null],
])('the date %j is %j', (value, expected) => {
  expect(date(value)).toBe(expected);
});
