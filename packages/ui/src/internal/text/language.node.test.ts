import { expect, test } from 'vitest';
import { devanagariRun } from './devanagariRun.ts';
import { languageOf, pageLanguage } from './language.ts';

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

test('a danda, the full stop of other scripts too, is no letter, but may end words in Devanagari', () => {
  expect(languageOf('এটি একটি দলিল।')).toBeUndefined();
  expect(languageOf('॥')).toBeUndefined();
  expect('দলিল।'.split(devanagariRun)).toHaveLength(1);
  expect('See संविधान। यह ॥ here'.split(devanagariRun)[1]).toBe('संविधान। यह ॥');
});
