import { expect, test } from 'vitest';
import { generateArticles, loadArticles } from './articles.ts';
import { readSeeds } from '../../packages/backend/src/database/migrate.ts';
import { categories } from './vocabulary.ts';
import { createMigratedDatabase, rowsOf } from '../../packages/backend/tests/support/hosted.ts';

const articles = [...generateArticles(600)];

test('makes the same articles every time, whatever their number', () => {
  expect([...generateArticles(600)]).toEqual(articles);
  expect([...generateArticles(20)]).toEqual(articles.slice(0, 20));
  expect(new Set(articles.map((article) => article.content)).size).toBe(600);
});

test('spreads them over the six categories of the sample content, newest first', () => {
  const seeds = readSeeds()
    .map((file) => file.sql)
    .join('\n');
  for (const category of categories) {
    expect(articles.filter((article) => article.category === category)).toHaveLength(100);
    expect(seeds).toContain(`$t$${category}$t$`);
  }
  const dates = articles.map((article) => article.created_at);
  expect(dates).toEqual([...dates].toSorted().toReversed());
});

test('gives them the lengths and shapes of real ones', () => {
  const words = articles.map((article) => article.content.split(/\s+/).length);
  expect(Math.min(...words)).toBeGreaterThanOrEqual(250);
  expect(Math.max(...words)).toBeLessThanOrEqual(1000);
  for (const shape of [/\n\n- /, /\n\n1\. /, /[^\n]\n[^\n\-\d]/, /[ऀ-ॿ]/]) {
    expect(articles.filter((article) => shape.test(article.content)).length).toBeGreaterThan(10);
  }
  expect(articles.filter((article) => article.url).length).toBeGreaterThan(0);
});

test('loads into the tables, and the next article gets an id of its own', async () => {
  const database = await createMigratedDatabase();
  // More rows than one statement inserts.
  const loaded = articles.slice(0, 300);
  for (const _ of ['once', 'and again'])
    await loadArticles((sql) => database.exec(sql), loaded.length);
  const stored = await rowsOf<{ id: number; title: string; content: string }>(
    database,
    'select id, title, content from "Articles" order by id',
  );
  expect(stored).toEqual(loaded.map(({ id, title, content }) => ({ id, title, content })));
  const [next] = await rowsOf<{ id: number }>(
    database,
    `insert into "Articles" (title) values ('Next') returning id`,
  );
  expect(next?.id).toBe(100_301);
  await database.close();
});
