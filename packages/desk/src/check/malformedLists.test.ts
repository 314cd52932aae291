import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSeeds } from '../../../backend/src/database/migrate.ts';
import { malformedLists } from './malformedLists.ts';

test.each([
  ['Two bullets without a blank:\n-One\n-Two\n-Three', 2],
  ['A dash that is too long:\n\n— One\n\n— Two', 3],
  ['Ticks:\n✓ One\n✓ Two', 2],
  ['Numbers in brackets:\n(1) One\n(2) Two', 2],
  ['Letters:\na) One\nb) Two', 2],
  ['Roman:\n(i) One\n(ii) Two\n(iii) Three', 2],
  ['Colons:\n1: One\n2: Two', 2],
])('%j is almost a list', (text, line) => {
  expect(malformedLists(text)).toEqual([{ line, text: text.split('\n')[line - 1] }]);
});

test.each([
  '- One\n- Two\n\n1. One\n2. Two\n\n• One\n• Two',
  '-5 degrees\n-6 degrees',
  'A. P. J. Abdul Kalam\nA. K. Gopalan',
  '10:30 Polity\n11:30 Economy',
  'One\n-Two\nThree\n-Four',
  '1.5 million\n2.5 million',
  'a) One\nc) Three',
  '— a dash alone',
])('%j is none', (text) => {
  expect(malformedLists(text)).toEqual([]);
});

test('no text of the sample content is', () => {
  const texts = readSeeds().flatMap(({ sql }) =>
    [...sql.matchAll(/\$t\$([^$]*)\$t\$/g)].map(([, text = '']) => text),
  );
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap(malformedLists)).toEqual([]);
});

test('whatever the text, it is read to its end', () => {
  const marks = fc.constantFrom('-', '(', ')', '1', 'a', 'i', '.', ':', ' ', '\n', '—', '१', 'क');
  fc.assert(
    fc.property(fc.array(marks), (parts) => {
      const text = parts.join('');
      for (const { line, text: first } of malformedLists(text)) {
        expect(text.split('\n')[line - 1]?.trim()).toBe(first);
      }
    }),
  );
});
