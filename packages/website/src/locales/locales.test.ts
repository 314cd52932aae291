import { describe, expect, test } from 'vitest';
import { dayTotals } from './hi/daily.ts';
import { reasonOf } from './hi/errors.ts';
import { showAll } from './hi/home.ts';

type Words = Record<string, unknown>;

// Labels are those of @setu/ui, which has tests of its own for them.
const english = import.meta.glob<Words>(['./en/*.ts', '!./en/*{l,L}abels.ts'], { eager: true });
const hindi = import.meta.glob<Words>(['./hi/*.ts', '!./hi/*{l,L}abels.ts'], { eager: true });

const files = Object.keys(english).map((path) => path.slice('./en/'.length));

const devanagari = /\p{Script=Devanagari}/u;
/** What is written so in Hindi as well: names of languages for programs, and of a program. */
const sameInBoth = /^(?:hi(?:-IN)?|hi, en|WhatsApp \S+)$/;

/** Every text, by the path of its key; functions are asked with numbers and with words. */
function textsOf(words: unknown, key = ''): [key: string, text: string][] {
  if (typeof words === 'string') return words === '' ? [] : [[key, words]];
  if (typeof words === 'function') {
    return [
      ['7', '7', '7'],
      [7, 7, 7],
      [1, 0],
    ].flatMap((values) =>
      textsOf((words as (...values: unknown[]) => unknown)(...values), `${key}(${values.join()})`),
    );
  }
  return Object.entries(words ?? {}).flatMap(([name, value]) => textsOf(value, `${key} ${name}`));
}

/** The shape of words: their keys, and what each is. */
const shapeOf = (words: unknown): unknown =>
  typeof words === 'object' && words !== null
    ? Object.fromEntries(
        Object.entries(words)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, value]) => [key, shapeOf(value)]),
      )
    : typeof words;

test('each language has the same files', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(Object.keys(hindi).map((path) => path.slice('./hi/'.length))).toEqual(files);
});

describe.each(files)('%s', (file) => {
  const en = english[`./en/${file}`];
  const hi = hindi[`./hi/${file}`];

  test('says the same things in each language', () => {
    expect(shapeOf(hi)).toEqual(shapeOf(en));
  });

  test('says them in that language', () => {
    expect(textsOf(en).filter(([, text]) => devanagari.test(text))).toEqual([]);
    // What a function makes of words and numbers alone holds none of its own.
    const foreign = textsOf(hi).filter(
      ([, text]) => !devanagari.test(text) && !sameInBoth.test(text) && /[a-z]{2}/i.test(text),
    );
    expect(foreign).toEqual([]);
  });

  test.each([
    ['English', en],
    ['Hindi', hi],
  ])('%s: what search results say of pages has 110 to 155 characters', (_language, words) => {
    const wrong = textsOf(words).filter(
      ([key, { length }]) =>
        key.endsWith(' description') && !key.startsWith(' feeds') && (length < 110 || length > 155),
    );
    expect(wrong.map(([key, text]) => `${key}, ${text.length}: ${text}`)).toEqual([]);
  });
});

test.each([
  ['English', english['./en/meta.ts']],
  ['Hindi', hindi['./hi/meta.ts']],
])('%s: what search results say of rows is long enough', (_language, words) => {
  for (const describe of Object.values(words ?? {}) as ((...names: string[]) => string)[]) {
    expect(describe('Polity', 'May 2026').length).toBeGreaterThanOrEqual(110);
  }
});

test('Hindi counts, asks and names months as one writes them', () => {
  expect(dayTotals(1, 0)).toBe('1 लेख');
  expect(dayTotals(6, 31)).toBe('6 लेख, पढ़ने में 31 मिनट');
  expect(showAll('1,20,000')).toBe('सभी 1,20,000 पाठ्यक्रम देखें');
  expect(new Date('2026-11-20').toLocaleDateString('hi-IN', { dateStyle: 'long' })).toBe(
    '20 नवंबर 2026',
  );
  expect(reasonOf('The server did not answer in time.')).toBe('सर्वर ने समय पर उत्तर नहीं दिया।');
  expect(reasonOf('relation "courses" does not exist')).toBe('सर्वर से जानकारी नहीं मिल सकी।');
});
