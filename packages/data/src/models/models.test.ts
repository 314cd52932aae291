import { expect, test } from 'vitest';
import { toArticle } from './articles.ts';
import { toCourse } from './courses.ts';

test('oversize text is cut', () => {
  const long = 'a'.repeat(3_000_000);
  const article = toArticle({ id: 1, title: long, content: long, url: `https://a.in/${long}` });
  expect(article?.title).toHaveLength(500);
  expect(article?.content).toHaveLength(200_000);
  expect(article?.url).toBeNull();
  expect(toCourse({ id: 1, slug: 's', Module_1: long })?.modules[0]?.body).toHaveLength(20_000);
});
