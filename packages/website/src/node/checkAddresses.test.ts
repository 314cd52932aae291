import path from 'node:path';
import { expect, test } from 'vitest';
import { institute as sample } from '@site/institute.ts';
import { institute as other } from '../../../../tests/support/otherInstitute/src/institute.ts';
import { defineWebsite } from '../config.ts';
import { checkAddresses } from './checkAddresses.ts';

const [list] = sample.articles;
if (!list) throw new Error('The site has no list.');

const check = (changed: Partial<typeof list>) => () =>
  checkAddresses({
    articles: [
      { ...list, ...changed },
      { ...list, listPath: '/kept' },
    ],
    results: ['upsc-2024-results'],
    without: ['career'],
  });

test('the addresses of our own lists are free', () => {
  expect(() => checkAddresses(sample)).not.toThrow();
  expect(() => checkAddresses(other)).not.toThrow();
});

test('a website is not defined with another one', () => {
  const root = path.resolve(import.meta.dirname, '../../../../site');
  const institute = { ...sample, articles: [{ ...list, listPath: '/daily' }] };
  expect(() => defineWebsite({ institute: sample, root })).not.toThrow();
  expect(() => defineWebsite({ institute, root })).toThrow("src/institute.ts: listPath '/daily'");
});

test.each(['/News', '/news/of_the-day', '/daily/news', '/article'])(
  'a list may be at %s',
  (path) => {
    expect(check({ listPath: path, articlePath: path })).not.toThrow();
  },
);

test.each(['', '/', 'news', '/news/', '/news?x=1', '/समसामयिकी', '/a b', '//news'])(
  "'%s' is no address",
  (written) => {
    expect(check({ listPath: written })).toThrow(
      `listPath '${written}' of \`articles\` is no address`,
    );
    expect(check({ articlePath: written })).toThrow('is no address');
  },
);

test.each([
  '/daily',
  '/Practice',
  '/scholarship',
  '/career',
  '/upsc-2024-results',
  '/Selections/upsc-2024-results',
  '/Kept',
])('no list may be at %s, which is another page', (listPath) => {
  expect(check({ listPath })).toThrow('is the address of another page');
});

test.each(['/daily', '/Topics', '/practice', '/practice/topics', '/selections'])(
  'no article may be below %s, as a day, a topic or a result is',
  (articlePath) => {
    expect(check({ articlePath })).toThrow(`articlePath '${articlePath}' of \`articles\` is the`);
  },
);

test('nothing may be below a page that is left out', () => {
  expect(check({ listPath: '/career/news' })).toThrow('listPath');
  expect(check({ articlePath: '/Career' })).toThrow('belongs to a page that is left out');
});
