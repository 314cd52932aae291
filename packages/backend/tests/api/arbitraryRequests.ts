import * as fc from 'fast-check';
import type { Sent } from '../support/http.ts';

export const words = (text: string) => text.trim().split(/\s+/);

/** A random request to a table, in its parts. */
export interface Question {
  method: string;
  /** As written in the address. */
  table: string;
  params: [name: string, value: string][];
  headers: Record<string, string>;
  body?: string;
}

/** Percent-encodes names and values whole, because they may contain anything. */
export function toCall({ table, params, ...rest }: Question): Sent {
  const query = params.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return { ...rest, path: `/${table}${query && `?${query}`}` };
}

/** The columns to filter by, with values that rows have, and those to sort by, which have a sorted index. */
const columns = {
  resources: { values: { category: ['General Studies', 'Sociology'] }, sorted: [] },
  'Course Section': {
    values: {
      mode: ['online', 'offline'],
      category: ['BPSC', 'Sociology', 'Test Series'],
      isFeatured: ['true', 'false'],
      date: ['2026-01-05', '2025-12-31'],
    },
    sorted: ['mode', 'category', 'date'],
  },
  'Course Details': {
    values: { slug: ['gs-foundation-online', 'a-slug'], Fees: ['0'] },
    sorted: ['slug'],
  },
  Articles: {
    values: {
      category: ['Editorial Analysis', 'Facts of the Day'],
      created_at: ['2026-11-01', '2026-11-01T10:00:00+00:00'],
      url: ['https://example.org/'],
    },
    sorted: ['category', 'created_at'],
  },
  Questions: {
    values: { day: ['2026-11-20', '2026-10-01'], number: ['1', '50'], answer: ['a', 'b'] },
    sorted: ['day', 'number'],
  },
} as const satisfies Record<string, { values: Record<string, string[]>; sorted: string[] }>;

type Content = keyof typeof columns;
export const contentTables = Object.keys(columns) as Content[];

/** Texts that look like other values. The column `Fees` contains them, one in each row. */
export const oddTexts = [
  'true',
  'null',
  '0x10',
  '1e5',
  '007',
  '"quoted"',
  '{"a":1}',
  ' x ',
  'a,b)',
  '(a',
  '\\',
  '',
];

/** A text as an item of PostgREST's lists: in quotes only where it must be, as the clients send it. */
export const toItem = (text: string) =>
  /[,()"\\]|^$/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;

const filterOn = (name: string, known: readonly string[]) => {
  const isText = !['id', 'date', 'created_at', 'isFeatured', 'day', 'number'].includes(name);
  const value = fc.constantFrom(...known, ...(isText ? oddTexts : []));
  return fc
    .oneof(
      fc.tuple(fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte'), value),
      fc.tuple(
        fc.constant('in'),
        // PostgREST takes a list of one empty text for an empty list (its `pgFmtFilter`); this backend does not.
        fc
          .array(value, { maxLength: 4 })
          .filter((items) => items.length !== 1 || items[0] !== '')
          .map((items) => `(${items.map(toItem).join()})`),
      ),
      fc.tuple(
        fc.constant('is'),
        fc.constantFrom('null', ...(name === 'isFeatured' ? ['true', 'false'] : [])),
      ),
    )
    .map(([operator, text]): [string, string] => [name, `${operator}.${text}`]);
};

/** Filters for lists of texts that contain a text. */
const held = fc
  .constantFrom('Polity', 'GS Paper 2', 'No topic', 'null', 'a,b', ...oddTexts)
  .map((text): [string, string] => ['topics', `cs.{${JSON.stringify(text)}}`]);

/** Reads that are on the list, each with a total order of its rows, so that it has only one answer. */
export const reads: fc.Arbitrary<Question> = fc.constantFrom(...contentTables).chain((table) => {
  const { values, sorted } = columns[table];
  const known = Object.entries({ id: ['1', '2', '9', '999999'], ...values });
  const names = ['id', ...Object.keys(values)];
  const filters = known.map(([name, texts]) => filterOn(name, texts));
  const key = fc
    .tuple(
      fc.constantFrom(...(sorted.length > 0 ? sorted : ['id'])),
      fc.constantFrom('', '.asc', '.desc'),
      fc.constantFrom('', '.nullsfirst', '.nullslast'),
    )
    .map((parts) => parts.join(''));
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  return fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'HEAD'),
      select: some(fc.oneof(fc.constant('*'), fc.subarray(names, { minLength: 1 }).map(String))),
      filters: fc.uniqueArray(fc.oneof(...filters, ...(table === 'Articles' ? [held] : [])), {
        maxLength: 3,
        selector: ([name]) => name,
      }),
      key: some(key),
      limit: some(fc.constantFrom('0', '1', '7', '1000', '100000')),
      offset: some(fc.constantFrom('0', '3', '50', '900000')),
      count: fc.boolean(),
      accept: fc.constantFrom(
        'application/json',
        '*/*',
        'text/html, application/json;q=0.9, */*;q=0.8',
      ),
    })
    .map(({ method, select, filters, key, limit, offset, count, accept }) => {
      const order = key === undefined || key.startsWith('id') ? 'id' : `${key},id.desc`;
      const single = Object.entries({ select, order, limit, offset });
      return {
        method,
        table: encodeURIComponent(table),
        params: [
          ...single.filter((pair): pair is [string, string] => pair[1] !== undefined),
          ...filters,
        ],
        headers: { Accept: accept, ...(count && { Prefer: 'count=exact' }) },
      };
    });
});

const texts = ['first_name', 'last_name', 'email', 'message'];

/** Messages that are on the list. */
export const inserts: fc.Arbitrary<Question> = fc
  .record({
    row: fc.dictionary(
      fc.constantFrom(...texts),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(null)),
    ),
    isList: fc.boolean(),
    type: fc.constantFrom(
      'application/json',
      'Application/JSON;charset=utf-8',
      'application/json; a=csv',
    ),
  })
  .map(({ row, isList, type }) => ({
    method: 'POST',
    table: 'Contact%20Records',
    params: [],
    headers: { 'Content-Type': type },
    body: JSON.stringify(isList ? [row] : row),
  }));
