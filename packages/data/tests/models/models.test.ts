import { describe, expect, test } from 'vitest';
import { PAGE_SIZE, parsePage } from '../../src/requests/paging.ts';
import { DataError, presentable } from '../../src/requests/errors.ts';
import { toArticle, toArticleSummary, toListedArticle } from '../../src/models/articles.ts';
import { toCourse, toCourseSummary, toRelatedCourse } from '../../src/models/courses.ts';
import { toResource } from '../../src/models/resources.ts';
import { date, key, text } from '../../src/values/values.ts';
import { safeHref, safeImage } from '../../src/values/urls.ts';

describe('text', () => {
  test.each([
    ['  Polity \n', 'Polity'],
    ['\u00a0\u3000 ', null],
    ['', null],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000b\u001bc\u0085d\te', 'abcd\te'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['हिन्दी', 'हिन्दी'],
    ['half a \uD83D pair, a whole 😀', 'half a \uFFFD pair, a whole 😀'],
    [48000, '48000'],
    [0, '0'],
    [Number.NaN, null],
    [true, null],
    [null, null],
    [undefined, null],
    [{ a: 1 }, null],
    [['a'], null],
  ])('%j is %j', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  test('is cut with an ellipsis, never inside a surrogate pair', () => {
    expect(text('x'.repeat(500))).toBe('x'.repeat(500));
    expect(text('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(text(`${'x'.repeat(498)}😀${'x'.repeat(10)}`)).toBe(`${'x'.repeat(498)}…`);
  });
});

describe('rows', () => {
  const parsers = {
    toResource,
    toCourseSummary,
    toCourse,
    toRelatedCourse,
    toArticleSummary,
    toListedArticle,
    toArticle,
  };

  describe.each(Object.entries(parsers))('%s', (_name, parse) => {
    test.each([null, undefined, 'text', 7, [], [{ id: 1 }], {}, { id: null }, { id: {} }])(
      '%j is left out',
      (row) => {
        expect(parse(row)).toBeUndefined();
      },
    );

    test('survives columns of every wrong type', () => {
      for (const wrong of [0, true, {}, [], 'x', '\u0000', -1e300, { length: 5 }]) {
        const columns = new Proxy<Record<string, unknown>>(
          {},
          { get: (_, name) => (name === 'id' ? 1 : name === 'slug' ? 's' : wrong) },
        );
        expect(parse(columns)).toMatchObject({ id: '1' });
      }
    });
  });

  test('oversize text is cut', () => {
    const long = 'a'.repeat(3_000_000);
    const article = toArticle({
      id: 1,
      title: long,
      content: long,
      url: `https://a.in/${long}`,
    });
    expect(article?.title).toHaveLength(500);
    expect(article?.content).toHaveLength(200_000);
    expect(article?.url).toBeNull();
    expect(toCourse({ id: 1, slug: 's', Module_1: long })?.modules[0]?.body).toHaveLength(20_000);
  });

  test('unsafe links and pictures are null', () => {
    const script = 'javascript:alert(1)';
    expect(toResource({ id: 1, href: script, image: script })).toMatchObject({
      href: null,
      image: null,
    });
    expect(
      toCourseSummary({ id: 1, ViewMore: script, BuyURL: script, thumbnail: script }),
    ).toMatchObject({ viewMoreHref: null, buyHref: null, image: null });
    expect(
      toCourse({ id: 1, slug: 's', BuyURL: script, CourseImage: 'data:image/svg+xml,x' }),
    ).toMatchObject({ buyHref: null, image: null });
    expect(toRelatedCourse({ id: 1, slug: 's', CourseImage: script })?.image).toBeNull();
    expect(toArticleSummary({ id: 1, url: script })?.url).toBeNull();
  });

  test.each([
    [7, '7'],
    [0, '0'],
    [' 7 ', ' 7 '],
    ['polity-1', 'polity-1'],
    ['संसद: 1/2?', 'संसद: 1/2?'],
    ['3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11', '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11'],
    ['', null],
    [1.5, null],
    [2 ** 60, null],
    [true, null],
    [' ', null],
    ['.', null],
    ['..', null],
    ['...', '...'],
    ['a\u0000b', null],
    ['a\n', null],
    ['half \uD83D', null],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), null],
    ['x'.repeat(3_000_000), null],
    [' '.repeat(3_000_000), null],
  ])('the id or slug %j is %j', (value, expected) => {
    expect(key(value)).toBe(expected);
  });
});

describe('dates', () => {
  test.each([
    ['2026-11-18', '2026-11-18'],
    ['2026-11-18T19:20:00+05:30', '2026-11-18T13:50:00.000Z'],
    ['2026-11-18T13:50:00.123456+00:00', '2026-11-18T13:50:00.123Z'],
    ['2026-11-18 13:50:00+00', '2026-11-18T13:50:00.000Z'],
    ['2026-11-18 13:50:00.5-0330', '2026-11-18T17:20:00.500Z'],
    ['2026-11-18T13:50:00', '2026-11-18T13:50:00.000Z'],
    ['2026-11-18T13:50:00Z', '2026-11-18T13:50:00.000Z'],
    ['2026-11-18T13:50', '2026-11-18T13:50:00.000Z'],
    ['2026-13-01', null],
    ['2026-11-18T25:00:00Z', null],
    ['infinity', null],
    ['18/11/2026', null],
    ['November 18, 2026', null],
    ['', null],
    [1_760_000_000, null],
    [null, null],
  ])('%j is %j', (value, expected) => {
    expect(date(value)).toBe(expected);
  });
});

describe('URLs', () => {
  test.each([
    'https://store.example.com/a?b=c#d',
    'HTTP://EXAMPLE.COM',
    'mailto:jobs@example.com',
    'tel:+911140000000',
    '/online-mode?category=BPSC',
    '/',
  ])('%s is a link', (url) => {
    expect(safeHref(` ${url} `)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.in/x',
    'file:///etc/passwd',
    'ftp://a.in',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://',
    'https://[',
    '/half\uD83D',
    'mailto:',
    'tel:',
    'www.example.com',
    'courses/a',
    '#top',
    '?page=2',
    '',
    ' ',
    `/${'a'.repeat(2048)}`,
    7,
    null,
    undefined,
    {},
  ])('%j is no link', (url) => {
    expect(safeHref(url)).toBeNull();
    expect(safeImage(url)).toBeNull();
  });

  test('a picture is http, https or a path', () => {
    expect(safeImage('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
    expect(safeImage('http://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
    expect(safeImage('HTTP://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
    expect(safeImage('/art/a.svg')).toBe('/art/a.svg');
    expect(safeImage('/art/a.svg', 'http://127.0.0.1:54321')).toBe('/art/a.svg');
    expect(safeImage('mailto:a@b.in')).toBeNull();
    expect(safeImage('tel:1')).toBeNull();
    expect(safeImage('data:image/png;base64,AAAA')).toBeNull();
  });

  test.each([
    ['http://127.0.0.1:54321/storage/a.png', 'http://127.0.0.1:54321/storage/a.png'],
    ['http://127.0.0.1:5432/storage/a.png', 'https://127.0.0.1:5432/storage/a.png'],
    ['http://127.0.0.1:543210/storage/a.png', null],
    ['http://127.0.0.1:54321@evil.example/a.png', 'https://127.0.0.1:54321@evil.example/a.png'],
    ['http://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['javascript:alert(1)', null],
  ])('a picture of a project without TLS: %s', (url, shown) => {
    expect(safeImage(url, 'http://127.0.0.1:54321')).toBe(shown);
  });
});

describe('pages', () => {
  test.each([
    [null, 1],
    [undefined, 1],
    ['1', 1],
    ['500', 500],
    ['999999', 999_999],
    ['', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['01', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['2 ', undefined],
    ['१', undefined],
    ['1000000', undefined],
    ['NaN', undefined],
  ])('page %j is %j', (value, expected) => {
    expect(parsePage(value)).toBe(expected);
  });

  test('are of twenty', () => {
    expect(PAGE_SIZE).toBe(20);
  });
});

describe('messages', () => {
  test.each([
    ['out of memory', 'out of memory'],
    ['  first line\nsecond line', 'first line'],
    ['tab\tand\u0007bell', 'tab and bell'],
    ['x'.repeat(300), `${'x'.repeat(199)}…`],
    [`${'x'.repeat(198)}😀😀`, `${'x'.repeat(198)}\uFFFD…`],
    ['<html><h1>502</h1>', 'fallback'],
    ['nginx <center>', 'fallback'],
    ['    at run (/srv/app/index.js:1:2)', 'fallback'],
    ['{"code":"x"}', 'fallback'],
    ['', 'fallback'],
    [' \n ', 'fallback'],
    [null, 'fallback'],
    [{ message: 'x' }, 'fallback'],
  ])('%j is shown as %j', (message, expected) => {
    expect(presentable(message, 'fallback')).toBe(expected);
  });

  test('an error is an Error with a name of its own', () => {
    const error = new DataError('rejected', 'No.', { status: 400, cause: 1 });
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('DataError: No.');
    expect(error.cause).toBe(1);
  });
});
