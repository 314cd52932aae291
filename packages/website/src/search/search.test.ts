import * as fc from 'fast-check';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { type Queries, type SearchAnswer, type SearchHit, DataError } from '@setu/data';
import { type ServerContext, provideServerContext } from '@setu/kit';
import { cases, fuzzTimeoutMs } from '../../../../tests/support/fuzz.ts';
import { loader } from '../pages/Search.tsx';
import { searchFilters, searchHref, searchResult, searchText, searchWords } from './search.ts';
import type { Search } from './search.ts';

// The loader needs no component, and unit tests run before the library is built.
vi.mock('@setu/ui', () => ({}));

const none: Search = { words: '', category: undefined, month: undefined, topic: undefined };

const found: SearchAnswer = {
  items: [],
  page: 1,
  pageCount: 10,
  total: 200,
  more: true,
  titlesOnly: false,
  suggestion: null,
};

/** Calls the loader as the server does; also returns the options of its first search query. */
async function load(address: string, search: Queries['search'] = async () => found) {
  const asked = vi.fn<Queries['search']>(search);
  const context = provideServerContext({ queries: { search: asked } } as unknown as ServerContext);
  const request = new Request(`http://x${address}`);
  const { data, init } = await loader({
    request,
    context,
  } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
  return { data, status: init?.status ?? 200, asked: asked.mock.calls.at(0)?.at(0) };
}

describe('the address of a search', () => {
  test('has what is asked for, and nothing else', () => {
    expect(searchHref(none)).toBe('/search');
    expect(searchHref({ ...none, words: 'money bill' })).toBe('/search?q=money+bill');
    const search = { words: 'a&b', category: 'Courses', month: '2026-11', topic: 'GS' };
    expect(searchHref(search, 2)).toBe(
      '/search?q=a%26b&category=Courses&month=2026-11&topic=GS&page=2',
    );
  });

  test('comes back as it was asked for, whatever the words are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 1, max: 10 }),
        async (typed, page) => {
          const { text: words } = searchWords(typed);
          fc.pre(words !== '');
          const { data, asked } = await load(searchHref({ ...none, words }, page));
          expect(data?.search.words).toBe(words);
          expect(asked).toMatchObject({ query: words, page });
        },
      ),
      cases(200),
    ));
});

describe('a search whose last word may be half a word', () => {
  const asTyped = (whole: Partial<SearchAnswer>, begun: () => Partial<SearchAnswer>) =>
    load('/search?q=state&page=4', async ({ typing }) => ({
      ...found,
      ...(typing ? begun() : whole),
    }));

  test('has the pages that typing it had', async () => {
    const { status, data } = await asTyped({ total: 30, pageCount: 2 }, () => ({ page: 4 }));
    expect(status).toBe(200);
    expect(data?.answer).toMatchObject({ value: { total: 200, page: 4 } });
  });

  test('is 500 with the reason if it cannot be read as such', async () => {
    const { status, data } = await asTyped({ total: 0, pageCount: 0 }, () => {
      throw new DataError('unavailable', 'It took too long.');
    });
    expect(status).toBe(500);
    expect(data?.answer).toMatchObject({ ok: false, message: 'It took too long.' });
  });
});

test('words are searched in one spelling of their letters, filters as the table has them', async () => {
  const { asked } = await load('/search?q=स\u095Cक&topic=बा\u095D');
  expect(asked).toMatchObject({ query: 'स\u0921\u093Cक', topic: 'बा\u095D' });
  expect(searchWords('स\u095Cक').text).toBe(asked?.query);
});

describe('a text of an address', () => {
  test.for([
    [null, '', false],
    ['  money \n\t bill\u0000 ', 'money bill', false],
    ['a'.repeat(100), 'a'.repeat(100), false],
    ['a'.repeat(101), 'a'.repeat(100), true],
    ['😀'.repeat(101), '😀'.repeat(100), true],
    ['half \uD83D', 'half', false],
  ] as const)('%j is %j', ([text, searched, cut]) => {
    expect(searchText(text, 100)).toEqual({ text: searched, cut });
  });
});

describe('the page', () => {
  test.for([
    ['/search', 200],
    ['/search?q=%20%00', 200],
    ['/search?q=&page=2', 404],
    ['/search?q=bill', 200],
    ['/search?q=bill&page=10', 200],
    ['/search?q=bill&page=11', 404],
    ['/search?q=bill&page=0', 404],
    ['/search?q=bill&month=2026-11', 200],
    ['/search?q=bill&month=', 200],
    ['/search?q=bill&month=2026-13', 404],
    ['/search?month=x', 404],
    ['/search?q=bill&category=none', 200],
  ] as const)('%s answers %i', async ([address, status]) => {
    expect((await load(address)).status).toBe(status);
  });

  test('asks for a kind, a category of articles, or both, with the rest, and nothing without words', async () => {
    const asked = async (query: string) => (await load(`/search?${query}`)).asked;
    expect(await asked('category=Courses&month=2026-11')).toBeUndefined();
    expect(await asked('q=bill&category=Courses')).toMatchObject({ kind: 'course' });
    expect(await asked('q=bill&category=Resources')).toMatchObject({ kind: 'resource' });
    const category = 'Facts of the Day';
    expect(await asked(`q=bill&category=${category}&month=2026-11&topic=GS&page=2`)).toMatchObject({
      query: 'bill',
      kind: 'article',
      category,
      month: '2026-11',
      topic: 'GS',
      page: 2,
      typing: false,
    });
  });

  test('takes the last word for the beginning of one where nothing has it whole', async () => {
    const empty = { ...found, total: 0, suggestion: 'parole' };
    const search = vi.fn<Queries['search']>(async ({ typing }) => (typing ? found : empty));
    const { data } = await load('/search?q=parl', search);
    expect(search.mock.calls.map(([{ typing }]) => typing)).toEqual([false, true]);
    expect(data?.answer).toMatchObject({ value: { total: 200 } });
    const none = await load('/search?q=parlx', async () => empty);
    expect(none.data?.answer).toMatchObject({ value: { total: 0, suggestion: 'parole' } });
  });

  test(
    'answers 200 or 404 to whatever is asked, and asks for what it has checked',
    () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 150 }),
        fc.constantFrom(
          '',
          'bill',
          '2026-11',
          '2026-00',
          '0000-01',
          '1e3',
          '2',
          '<b>',
          '__proto__',
        ),
      );
      const names = fc.constantFrom('q', 'category', 'month', 'topic', 'page', 'other');
      return fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(names, text), { maxLength: 8 }), async (parameters) => {
          const { status, asked } = await load(`/search?${new URLSearchParams(parameters)}`);
          expect([200, 404]).toContain(status);
          if (!asked) return;
          const { month = '2026-11', page, query } = asked;
          expect(query).toMatch(/\S/);
          expect(page).toSatisfy(Number.isInteger);
          expect(new Date(`${month}-01`).getTime()).not.toBeNaN();
        }),
        cases(300),
      );
    },
    fuzzTimeoutMs,
  );
});

describe('the filters', () => {
  const filters = (search: Partial<Search>, topics: string[] = []) =>
    new Map(
      searchFilters({ ...none, ...search }, '2026-02', topics).map((each) => [each.name, each]),
    );

  test('are the categories with courses and resources, and a year and a half of months', () => {
    const all = filters({});
    expect([...all.keys()]).toEqual(['category', 'month']);
    expect(all.get('category')?.options.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Editorial Analysis', 'Courses', 'Resources']),
    );
    const months = all.get('month')?.options;
    expect(months).toHaveLength(18);
    expect(months?.slice(0, 3)).toEqual([
      { value: '2026-02', label: 'February 2026' },
      { value: '2026-01', label: 'January 2026' },
      { value: '2025-12', label: 'December 2025' },
    ]);
  });

  test('show what is chosen, though it is none of theirs', () => {
    const all = filters({ category: 'Old', month: '2019-05', topic: 'GS' }, ['Essay']);
    expect(all.get('category')).toMatchObject({ value: 'Old' });
    expect(all.get('category')?.options.at(-1)).toEqual({ value: 'Old', label: 'Old' });
    expect(all.get('month')?.options.at(-1)).toEqual({ value: '2019-05', label: 'May 2019' });
    expect(all.get('topic')?.options.map(({ value }) => value)).toEqual(['Essay', 'GS']);
  });

  test('know the month where the institute is', async () => {
    vi.setSystemTime('2026-10-31T20:00:00Z');
    const { data } = await load('/search');
    expect(data).toMatchObject({ newestMonth: '2026-11' });
  });
});

const shown = (more: Partial<SearchHit>) =>
  searchResult({
    kind: 'article',
    id: '7',
    title: 'T',
    category: 'Editorial Analysis',
    date: null,
    href: null,
    snippet: [],
    topics: [],
    ...more,
  });

test('an article leads to its page or where it says, others to where they say', () => {
  expect(shown({})).toMatchObject({
    href: '/editorial-analysis/7',
    category: 'Editorial Analysis',
  });
  expect(shown({ href: 'https://x.example/' }).href).toBe('https://x.example/');
  const course = shown({ kind: 'course', href: '/gs', category: 'BPSC' });
  expect(course).toMatchObject({ href: '/gs', category: 'Courses' });
  expect(shown({ kind: 'resource' })).toMatchObject({ href: undefined, category: 'Resources' });
  expect(course.id).not.toBe(shown({}).id);
});

test.for([
  ['article', ['the federal bargain. ', 'more'], '…the federal bargain. more…'],
  ['article', ['Federalism is one. '], 'Federalism is one.  …'],
  ['course', ['A course on federalism.'], 'A course on federalism.'],
  ['course', ['A course on '], 'A course on …'],
  ['article', [], ''],
] as const)('a snippet of a %s shows where its text goes on: %j', ([kind, texts, passage]) => {
  const { snippet } = shown({ kind, snippet: texts.map((text) => ({ text, marked: false })) });
  expect(snippet?.map(({ text }) => text).join('')).toBe(passage);
});
