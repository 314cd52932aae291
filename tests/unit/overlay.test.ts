import { expect, test } from 'vitest';
import { articleCategories } from '../../site/src/content/articleCategories.ts';
import { institute as root } from '../../site/src/institute.ts';
import { hindiIn, misfitDescriptions, notHindiIn, shapeOf } from '../support/words.ts';

type Words = Record<string, unknown>;

// The institute's content in its second language: each file below `hi` replaces the English file of the same path.
const english = import.meta.glob<Words>('../../site/src/content/*.ts', { eager: true });
const hindi = import.meta.glob<Words>('../../site/src/hi/content/*.ts', { eager: true });
const { institute } = await import('../../site/src/hi/institute.ts');

const names = Object.keys(english).map((path) => path.slice('../../site/src/content/'.length));

/** Latin texts that need a translation: not single words, such as addresses and names, and not a column's value. */
const latinIn = (words: unknown) =>
  notHindiIn(words).filter(([key, text]) => /\s/.test(text) && !key.endsWith(' category'));

test('has a file in Hindi for each in English', () => {
  expect(names.length).toBeGreaterThan(8);
  expect(Object.keys(hindi)).toEqual(names.map((name) => `../../site/src/hi/content/${name}`));
});

test.each(names)('%s says the same things in Hindi', (name) => {
  const en = english[`../../site/src/content/${name}`];
  const hi = hindi[`../../site/src/hi/content/${name}`];
  // Articles show the value of their column in English, and its label in Hindi.
  const labelled = articleCategories.map((list) => ({ ...list, label: list.category }));
  const asIn = en && 'articleCategories' in en ? { articleCategories: labelled } : en;
  expect(shapeOf(hi)).toEqual(shapeOf(asIn));
  expect(hindiIn(en)).toEqual([]);
  expect(latinIn(hi)).toEqual([]);
  const inHeads = misfitDescriptions(hi).filter((text) => !/^ \w+ \d description/.test(text));
  expect(inHeads).toEqual([]);
});

test.each(names)('%s leads to the same addresses and shows the same pictures in Hindi', (name) => {
  const addresses = (words: unknown) =>
    JSON.stringify(words).match(/(?<=")\/[\w./-]*(?<!vtt)(?=")/g);
  expect(addresses(hindi[`../../site/src/hi/content/${name}`])).toEqual(
    addresses(english[`../../site/src/content/${name}`]),
  );
});

test('the institute is the same in Hindi, but for its words', () => {
  expect(Object.keys(institute)).toEqual(Object.keys(root));
  expect(latinIn(institute)).toEqual([]);
  expect(institute.phones?.map(({ number }) => number)).toEqual(
    root.phones?.map(({ number }) => number),
  );
  expect(institute.socialLinks?.map(({ href }) => href)).toEqual(
    root.socialLinks?.map(({ href }) => href),
  );
  expect(Object.values(institute.courseDrawings ?? {})).toEqual(
    Object.values(root.courseDrawings ?? {}),
  );
});
