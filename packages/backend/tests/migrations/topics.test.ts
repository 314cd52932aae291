import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMigrations, readSeeds } from '../../src/database/migrate.ts';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from '../support/hosted.ts';

let database: PGlite;

beforeAll(async () => {
  database = await createHostedDatabase();
  await runMigrations(database);
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from "Articles"'));

const countsIn = async (of: PGlite) =>
  Object.fromEntries(
    (
      await rowsOf<{ topic: string; articles: number }>(
        of,
        'select topic, articles from "Article Topics"',
      )
    ).map(({ topic, articles }) => [topic, articles]),
  );

/** What happens to the articles, and how many each topic then has. */
const steps: [statement: string, counts: Record<string, number>][] = [
  [
    `insert into "Articles" (id, title, topics) values
       (1, 'A', '{Polity,Essay}'), (2, 'B', '{Polity,Polity}'), (3, 'C', '{}'), (4, 'D', null)`,
    { Polity: 2, Essay: 1 },
  ],
  [
    `update "Articles" set topics = '{Polity,नीति}' where id >= 2`,
    { Polity: 4, Essay: 1, नीति: 3 },
  ],
  [`update "Articles" set title = 'Changed'`, { Polity: 4, Essay: 1, नीति: 3 }],
  [`delete from "Articles" where id = 1`, { Polity: 3, नीति: 3 }],
  [
    `insert into "Articles" (id, title, topics) values (2, 'Again', '{Essay}')
       on conflict (id) do update set topics = excluded.topics`,
    { Polity: 2, नीति: 2, Essay: 1 },
  ],
  [`truncate "Articles"`, {}],
];

test('are counted whatever happens to articles', async () => {
  for (const [statement, counts] of steps) {
    await database.exec(statement);
    expect(await countsIn(database), statement).toEqual(counts);
  }
});

test('are counted for whoever may write articles, and written by nobody else', async () => {
  await database.exec(`create role editor; grant usage on schema public to editor;
    grant insert on "Articles" to editor;
    grant execute on function public.article_summary(text), public.are_topics(text[]) to editor;
    create policy "Editors write" on "Articles" to editor
      with check (true); grant usage on all sequences in schema public to editor;`);
  const written = `insert into "Articles" (id, title, topics) values (9, 'A', '{Essay}')`;
  expect(await tryAs(database, 'editor', written)).toBe('ok');
  expect(await tryAs(database, 'editor', 'delete from "Article Topics"')).toBe('42501');
});

test('every sample article has some, of one spelling each', async () => {
  const seeded = await createHostedDatabase();
  await runMigrations(seeded);
  for (const { sql } of readSeeds()) await seeded.exec(sql);
  const without = `select id from "Articles" where coalesce(cardinality(topics), 0) = 0`;
  expect(await rowsOf(seeded, without)).toEqual([]);
  const topics = Object.keys(await countsIn(seeded));
  expect(topics).toEqual(
    expect.arrayContaining(['GS Paper 1', 'GS Paper 2', 'GS Paper 3', 'GS Paper 4', 'Prelims']),
  );
  expect(new Set(topics.map((topic) => topic.toLowerCase())).size).toBe(topics.length);
  await seeded.close();
});

describe('a project that already has a column of this name', () => {
  const [migration] = readMigrations().filter(({ name }) => name.endsWith('_topics'));

  test('of texts: its topics are counted, and those that break the rule stay', async () => {
    const own = await createHostedDatabase();
    await own.exec(`create table "Articles" (id int primary key, title text, topics text[]);
      insert into "Articles" values (1, 'A', '{Essay}'), (2, 'B', array['Essay', repeat('x', 9000), null]);`);
    const notices = await runMigrations(own);
    expect(notices).toContain(
      'public.Articles: rule articles_topics_known binds new rows only, older rows break it',
    );
    expect(await countsIn(own)).toEqual({ Essay: 2 });
    await own.exec('delete from "Articles" where id = 2');
    expect(await countsIn(own)).toEqual({ Essay: 1 });
    // Run again, it counts again.
    await own.exec(`update "Article Topics" set articles = 7`);
    await own.exec(migration?.sql ?? '');
    expect(await countsIn(own)).toEqual({ Essay: 1 });
    await own.close();
  });

  test('of another type: it has no topics', async () => {
    const own = await createHostedDatabase();
    await own.exec(`create table "Articles" (id int primary key, title text, topics jsonb);
      insert into "Articles" values (1, 'A', '["Essay"]');`);
    expect(await runMigrations(own)).toContain(
      "public.Articles: no topics, topics is a column of the project's own",
    );
    expect(await rowsOf(own, 'select topics from "Articles"')).toEqual([{ topics: ['Essay'] }]);
    expect(await rowsOf(own, `select to_regclass('"Article Topics"') as made`)).toEqual([
      { made: null },
    ]);
    await own.close();
  });
});
