import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentable } from '../../../packages/data/src/requests/errors.ts';
import * as articleModels from '../../../packages/data/src/models/articles.ts';
import * as courseModels from '../../../packages/data/src/models/courses.ts';
import * as resourceModels from '../../../packages/data/src/models/resources.ts';
import { safeHref, safeImage } from '../../../packages/data/src/values/urls.ts';
import { date as dateOf, text as textOf } from '../../../packages/data/src/values/values.ts';
import { isSafeHref } from '../../../packages/ui/src/internal/link/href.ts';
import { sampleTables } from '../../support/backend/sampleRows.ts';
import { cases, growth, linear, longText } from '../../support/fuzz.ts';
import { units } from '../../support/textUnits.ts';

const site = 'https://site.example';

/** Addresses made of parts that have a meaning in addresses. */
const addresses = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'javascript:',
        'java',
        'script:',
        'data:',
        'http:',
        'https:',
        'mailto:',
        'tel:',
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '\r',
        '\u0000',
        ' ',
        '\u00A0',
        '\u2028',
        ':',
        '@',
        '#',
        '?',
        '.',
        '..',
        '%',
        '%00',
        '%2f',
        '[',
        ']',
        'evil.example',
        'alert(1)',
        'JAVASCRIPT',
        'blob:',
        'file:',
        'vbscript:',
        'x',
        '1',
        '\u0001',
        '\u202E',
        '\uD800',
        'ｊ',
        'ſ',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('an address from a table', () => {
  const read = { 'a link': safeHref, 'a picture': safeImage };

  test.each(Object.entries(read))('%s: leads to what it says, or nowhere', (what, judge) => {
    const schemes = what === 'a link' ? ['http:', 'https:', 'mailto:', 'tel:'] : ['https:'];
    fc.assert(
      fc.property(addresses, (address) => {
        const safe = judge(address);
        if (safe === null) return;
        const url = new URL(safe, site);
        const staysHere = url.origin === site;
        expect(staysHere || schemes.includes(url.protocol), `${address} -> ${url.href}`).toBe(true);
        // A result is a path exactly when it stays on this site and has no scheme.
        expect(safe.startsWith('/')).toBe(staysHere && !/^https:/i.test(safe));
        expect(judge(safe)).toBe(safe);
        expect(isSafeHref(safe)).toBe(true);
      }),
      cases(3_000),
    );
  });

  test('in a property of the library: the same', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        if (!isSafeHref(address) || !URL.canParse(address, `${site}/a/`)) return;
        const url = new URL(address, `${site}/a/`);
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        const shownAsPath = /^\s*[/?#]/.test(address);
        expect(shownAsPath && url.origin !== site, `${address} -> ${url.href}`).toBe(false);
      }),
      cases(3_000),
    );
  });

  test('anything else is none', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'string'),
        (value) => {
          expect([safeHref(value), safeImage(value)]).toEqual([null, null]);
        },
      ),
      cases(500),
    );
  });
});

const columns = [
  ...new Set(Object.values(sampleTables()).flatMap((rows) => rows.flatMap(Object.keys))),
  'summary',
  '__proto__',
  'constructor',
];
const values = fc.oneof(
  fc.jsonValue(),
  addresses,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(1, 'online', '2026-11-21', 'true', -0, 1e300, Number.MAX_SAFE_INTEGER + 2),
);
/** The columns without which some models are none. */
const identified = { id: 7, slug: 'a-course', topic: 'Polity', articles: 1 };
const rows = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...columns), values) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(...columns.map(() => values))
      .map((all) => ({
        ...Object.fromEntries(columns.map((name, index) => [name, all[index]])),
        ...identified,
      })),
  },
  { weight: 1, arbitrary: fc.anything() },
);

describe('a row of any JSON', () => {
  const parsers = Object.entries({ ...articleModels, ...courseModels, ...resourceModels }).filter(
    ([name]) => /^to[A-Z]/.test(name),
  ) as [string, (row: unknown) => object | undefined][];

  test.each(parsers)('%s: a model that can be shown and sent on, or none', (name, read) => {
    const key = name === 'toTopic' ? 'topic' : 'id';
    fc.assert(
      fc.property(rows, (row) => {
        const model = read(row);
        expect({ model, row }).not.toMatchObject({ model: undefined, row: identified });
        if (model === undefined) return;
        expect(JSON.parse(JSON.stringify(model))).toEqual(model);
        expect(JSON.stringify(model).isWellFormed()).toBe(true);
        expect(JSON.stringify(model)).not.toMatch(/\\u00[01]/);
        expect(model).toHaveProperty(key, expect.stringMatching(/^.{1,200}$/su));
        const unsafe = Object.entries(model).filter(
          ([name, value]) => /href|url|image/i.test(name) && value !== null && !isSafeHref(value),
        );
        expect(unsafe).toEqual([]);
      }),
      { ...cases(1_000), examples: [[{ topic: 'a', articles: { toString: '' } }]] },
    );
  });

  test('there are parsers to try', () => expect(parsers.length).toBeGreaterThanOrEqual(6));

  test('a date is one that every machine reads the same, or none', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{4}-\d\d-\d\d([T ][\d:.+Z-]{0,20})?$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const date = dateOf(text);
        if (date === null) return;
        expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$|^[+-]\d{6}-/);
        expect(Number.isNaN(Date.parse(date))).toBe(false);
      }),
      cases(2_000),
    );
  });

  test.each(units)('a long text of %j takes time in proportion', (unit) => {
    const read = (text: string) => [textOf(text, 1_000_000), presentable(text, ''), safeHref(text)];
    expect(growth(read, unit, longText)).toBeLessThan(linear);
  });
});
