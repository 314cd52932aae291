import { expect, test } from 'vitest';
import { institute as sample } from '@site/institute.ts';
import { institute as other } from '../../../../tests/support/otherInstitute/src/institute.ts';
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
    otherLocales: ['hi-IN'],
  });

test('the addresses of our own lists are free', () => {
  expect(() => checkAddresses(sample)).not.toThrow();
  expect(() => checkAddresses(other)).not.toThrow();
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

test.each(['/career/news', '/Career', '/hi', '/hi/news', '/login/news'])(
  'nothing may be at %s: another language, or below a page that is not there',
  (articlePath) => {
    expect(check({ articlePath })).toThrow('belongs to another language, or to a page');
  },
);
