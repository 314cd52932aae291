import { describe, expect, test } from 'vitest';
import { toArticle, toArticleSummary, toListedArticle } from './articles.ts';
import { toCourse, toCourseSummary, toRelatedCourse } from './courses.ts';
import { toResource } from './resources.ts';

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
