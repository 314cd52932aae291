import { expect, test } from 'vitest';
import { presentable } from './errors.ts';

test.each([
  ['out of memory', 'out of memory'],
  ['  first line\nsecond line', 'first line'],
  ['tab\tand\u0007bell', 'tab and bell'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
  [`${'x'.repeat(198)}😀😀`, `${'x'.repeat(198)}\uFFFD…`],
  ['<html><h1>502</h1>', 'fallback'],
  ['nginx <center>', 'fallback'],
  ['    at run (/srv/app/index.js:1:2)', 'fallback'],
  ['{"code":"x"}', 'fallback'],
  ['', 'fallback'],
  [' \n ', 'fallback'],
  [null, 'fallback'],
  [{ message: 'x' }, 'fallback'],
])('the message %j is shown as %j', (message, expected) => {
  expect(presentable(message, 'fallback')).toBe(expected);
});
