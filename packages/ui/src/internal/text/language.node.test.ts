import { expect, test } from 'vitest';
import { pageLanguage } from './language.ts';

test.for([
  ['hi-IN', 'hi'],
  ['mr', 'hi'],
  ['kok-IN', 'hi'],
  ['mai', 'hi'],
  ['sa', 'hi'],
  ['en-IN', 'en'],
  ['ko-KR', 'en'],
] as const)('a page in %s is marked as %s', ([locale, language]) => {
  expect(pageLanguage(locale)).toBe(language);
});
