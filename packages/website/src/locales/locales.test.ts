import { describe, expect, test } from 'vitest';
import {
  hindiIn,
  misfitDescriptions,
  notHindiIn,
  shapeOf,
  textsOf,
} from '../../../../tests/support/words.ts';
import { dayTotals } from './hi/daily.ts';
import { reasonOf } from './hi/errors.ts';
import { showAll } from './hi/home.ts';

type Words = Record<string, unknown>;

// Left out: labels, which are tested in @setu/ui, and links to the other language, which are worded in that language.
const english = import.meta.glob<Words>(['./en/*.ts', '!./en/{labels,otherLanguage}.ts'], {
  eager: true,
});
const hindi = import.meta.glob<Words>(['./hi/*.ts', '!./hi/{labels,otherLanguage}.ts'], {
  eager: true,
});

const files = Object.keys(english).map((path) => path.slice('./en/'.length));

/** Texts that are the same in Hindi: language codes, and the name of an app. */
const sameInBoth = /^(?:hi(?:-IN)?|hi, en|WhatsApp \S+)$/;

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
    expect(hindiIn(en)).toEqual([]);
    expect(notHindiIn(hi).filter(([, text]) => !sameInBoth.test(text))).toEqual([]);
  });

  test.each([
    ['English', en],
    ['Hindi', hi],
  ])('%s: what search results say of pages has 110 to 155 characters', (_language, words) => {
    expect(misfitDescriptions(words)).toEqual([]);
  });
});

test.each([
  ['English', english],
  ['Hindi', hindi],
])('%s: what search results say of rows is long enough', (_language, words) => {
  const described = Object.values(words)
    .flatMap((file) => Object.entries(file))
    .filter(([name, text]) => name.endsWith('Description') && typeof text === 'function')
    .map(([, describe]) => (describe as (...names: string[]) => string)('Polity', 'May 2026'));
  expect(described.length).toBeGreaterThanOrEqual(4);
  expect(described.filter(({ length }) => length < 110)).toEqual([]);
});

test.each([
  ['en', english, /newspaper|editorial|current affairs|facts|online|classroom/i],
  ['hi', hindi, /अखबार|संपादकीय|समसामयिकी|तथ्य|ऑनलाइन|कक्षा/],
] as const)(
  '%s: home page and days promise no list and no course of one institute',
  (of, files, own) => {
    const words = ['daily', 'home'].flatMap((file) => textsOf(files[`./${of}/${file}.ts`]));
    expect(words.filter(([, text]) => own.test(text))).toEqual([]);
  },
);

test('Hindi counts and asks as one writes it', () => {
  expect(dayTotals(1, 0)).toBe('1 लेख');
  expect(dayTotals(6, 31)).toBe('6 लेख, पढ़ने में 31 मिनट');
  expect(showAll('1,20,000')).toBe('सभी 1,20,000 पाठ्यक्रम देखें');
  expect(reasonOf('The server did not answer in time.')).toBe('सर्वर ने समय पर उत्तर नहीं दिया।');
  expect(reasonOf('relation "courses" does not exist')).toBe('सर्वर से जानकारी नहीं मिल सकी।');
});
