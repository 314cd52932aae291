import { expect, test } from 'vitest';
import { isFileName, sameButForCase } from './fileNames.ts';

test.each([
  ['/topics/gs-paper-2?page=2', true],
  // With the joiners of Devanagari.
  [`/topics/${encodeURIComponent('उच्च\u200D-शिक्षा-र\u200Cक')}`, true],
  ['/course/..', false],
  ['/course/a%2Fb', false],
  ['/course/%E0', false],
  [`/course/${'a'.repeat(240)}`, true],
  [`/course/${'a'.repeat(241)}`, false],
  [`/course/${encodeURIComponent('क'.repeat(81))}`, false],
])('%s names a file: %s', (address, isName) => {
  expect(isFileName(address)).toBe(isName);
});

test.each([
  [
    ['contact/index.html', 'Contact/index.html'],
    ['contact/index.html', 'Contact/index.html'],
  ],
  [
    ['the-Hindu/149/index.html', 'the-hindu/index.html'],
    ['the-Hindu', 'the-hindu'],
  ],
  [['a/index.html', 'b/index.html', 'a/b.html'], undefined],
])('of %j a disk may take for one: %j', (files, same) => {
  expect(sameButForCase(files)).toEqual(same);
});
