import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMigrations } from '../../src/database/migrate.ts';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from '../support/hosted.ts';

const [migration] = readMigrations().filter(({ name }) => name.endsWith('_drafts'));

let database: PGlite;

beforeAll(async () => {
  database = await createHostedDatabase();
  await runMigrations(database);
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from "Articles"'));

/** One text of one row. */
async function valueOf(what: string, of = database): Promise<string | null | undefined> {
  const [row] = await rowsOf<{ value: string | null }>(
    of,
    `select (${what})::text as value from "Articles" order by id limit 1`,
  );
  return row?.value;
}

describe('the date of an article', () => {
  const insert = (publishAt: string) =>
    database.exec(`insert into "Articles" (id, title, created_at, publish_at)
      values (1, 'A', '2026-01-01', ${publishAt})`);
  const change = (publishAt: string) =>
    database.exec(`update "Articles" set publish_at = ${publishAt}`);
  const date = () => valueOf(`created_at at time zone 'UTC'`);

  test('is the moment that it is to be published', async () => {
    await insert(`'2040-02-03 04:05+00'`);
    expect(await date()).toBe('2040-02-03 04:05:00');
    await change(`'2041-02-03 04:05+00'`);
    expect(await date()).toBe('2041-02-03 04:05:00');
  });

  test('of a draft is the moment that it is published at once', async () => {
    await insert(`'infinity'`);
    expect(await date()).toBe('2026-01-01 00:00:00');
    await change('null');
    expect(await valueOf(`created_at > now() - interval '1 minute'`)).toBe('true');
  });

  test('stays where it is published already', async () => {
    await insert('null');
    expect(await date()).toBe('2026-01-01 00:00:00');
    await change('null');
    await change(`'infinity'`);
    expect(await date()).toBe('2026-01-01 00:00:00');
    await database.exec(`update "Articles" set title = 'B', created_at = '2026-02-02'`);
    expect(await date()).toBe('2026-02-02 00:00:00');
  });
});

describe('a change', () => {
  const changed = () => valueOf(`updated_at > now() - interval '1 minute'`);
  const publishedFor = (age: string) =>
    database.exec(`insert into "Articles" (id, title, content, created_at)
      values (1, 'A', 'Text', now() - interval '${age}')`);

  test.each([`title = 'B'`, `content = 'More'`, `content = null`, `url = '/b'`])(
    'of what is read counts: %s',
    async (what) => {
      await publishedFor('61 minutes');
      await database.exec(`update "Articles" set ${what}`);
      expect(await changed()).toBe('true');
    },
  );

  test.each([`title = title, content = content`, `topics = '{Essay}'`, `category = 'B'`])(
    'of nothing that is read does not: %s',
    async (what) => {
      await publishedFor('2 days');
      await database.exec(`update "Articles" set ${what}`);
      expect(await changed()).toBeNull();
    },
  );

  test('within the first hour does not count, nor before publication', async () => {
    await publishedFor('59 minutes');
    await database.exec(
      `insert into "Articles" (id, title, publish_at) values (2, 'A', '2040-01-01')`,
    );
    await database.exec(`update "Articles" set title = 'B'`);
    const rows = await rowsOf(database, 'select updated_at from "Articles"');
    expect(rows).toEqual([{ updated_at: null }, { updated_at: null }]);
  });

  test('is what the staff say it is', async () => {
    await publishedFor('2 days');
    await database.exec(`update "Articles" set title = 'B', updated_at = '2026-02-02 00:00+00'`);
    expect(await valueOf(`updated_at at time zone 'UTC'`)).toBe('2026-02-02 00:00:00');
    await database.exec(`update "Articles" set updated_at = null`);
    expect(await changed()).toBeNull();
  });

  test('is noted for whoever may write articles, and the date set', async () => {
    await database.exec(`create role writer bypassrls; grant usage on schema public to writer;
      grant select, update (title, publish_at) on "Articles" to writer;
      grant execute on function public.article_summary(text), public.are_topics(text[]) to writer;`);
    await publishedFor('2 days');
    await database.exec(`set role writer; update "Articles" set title = 'B';
      update "Articles" set publish_at = '2040-01-01 00:00+00'; reset role;`);
    expect(await changed()).toBe('true');
    expect(await valueOf(`created_at at time zone 'UTC'`)).toBe('2040-01-01 00:00:00');
  });
});

describe('topics', () => {
  /** As visitors see them. */
  async function seen(): Promise<Record<string, number>> {
    await database.exec('begin; set local role anon');
    const rows = await rowsOf<{ topic: string; articles: number }>(
      database,
      'select topic, sum(articles)::int as articles from "Article Topics" group by topic order by topic',
    );
    await database.exec('rollback');
    return Object.fromEntries(rows.map(({ topic, articles }) => [topic, articles]));
  }

  const steps: [statement: string, counts: Record<string, number>][] = [
    [
      `insert into "Articles" (id, topics, publish_at) values (1, '{Essay,Polity}', null),
         (2, '{Essay}', 'infinity'), (3, '{Essay,Art}', '2040-01-01'), (4, '{Essay}', '2026-01-01')`,
      { Essay: 2, Polity: 1 },
    ],
    [`update "Articles" set publish_at = null where id = 2`, { Essay: 3, Polity: 1 }],
    [`update "Articles" set publish_at = 'infinity' where id = 1`, { Essay: 2 }],
    // Its moment comes.
    [
      `update "Article Topics" set publish_at = now() where publish_at = '2040-01-01';
       alter table "Articles" disable trigger count_topics_of_changed;
       update "Articles" set publish_at = now() where id = 3;
       alter table "Articles" enable trigger count_topics_of_changed`,
      { Art: 1, Essay: 3 },
    ],
    [`delete from "Articles" where id = 3`, { Essay: 2 }],
    [`update "Articles" set publish_at = null`, { Essay: 3, Polity: 1 }],
  ];

  test('count what visitors see', async () => {
    for (const [statement, counts] of steps) {
      await database.exec(statement);
      expect(await seen(), statement).toEqual(counts);
    }
    const rows = await rowsOf(database, 'select distinct publish_at::text from "Article Topics"');
    expect(rows).toEqual([{ publish_at: '-infinity' }]);
  });
});

describe('a project', () => {
  const titlesFor = async (own: PGlite, role: string) => {
    await own.exec(`begin; set local role ${role}`);
    const rows = await rowsOf<{ title: string }>(own, 'select title from "Articles" order by id');
    await own.exec('rollback');
    return rows.map(({ title }) => title);
  };

  test('that decides what visitors read goes on deciding, and hides drafts beside', async () => {
    const own = await createHostedDatabase();
    await own.exec(`create table "Articles" (id int primary key, title text, published boolean);
      alter table "Articles" enable row level security;
      create policy "published only" on "Articles" for select to anon, authenticated using (published);`);
    await runMigrations(own);
    await own.exec(`insert into "Articles" (id, title, published, publish_at) values
      (1, 'Seen', true, null), (2, 'Theirs', false, null), (3, 'Ours', true, 'infinity')`);
    for (const role of ['anon', 'authenticated'])
      expect(await titlesFor(own, role)).toEqual(['Seen']);
    expect(await titlesFor(own, 'service_role')).toHaveLength(3);
    await own.close();
  });

  test.each([
    ['publish_at', 'publish_at timestamptz', ['Now', 'Later']],
    ['updated_at', 'updated_at timestamptz', ['Now']],
  ])('with a column %s of its own keeps it', async (name, column, titles) => {
    const own = await createHostedDatabase();
    await own.exec(`create table "Articles" (id int primary key, title text, ${column});`);
    const notices = await runMigrations(own);
    await own.exec(migration?.sql ?? '', { onNotice: ({ message = '' }) => notices.push(message) });
    const told = `public.Articles: ${name} is a column of the project's own`;
    expect(notices.filter((notice) => notice === told)).toHaveLength(2);
    await own.exec(`insert into "Articles" (id, title, created_at, publish_at) values
      (1, 'Now', '2026-01-01', null), (2, 'Later', '2026-01-01', 'infinity')`);
    expect(await titlesFor(own, 'anon')).toEqual(titles);
    await own.exec(`update "Articles" set content = 'Changed'`);
    expect(await valueOf('updated_at is null', own)).toBe(String(name === 'updated_at'));
    await own.close();
  });

  test('whose articles have no moments is left as it is', async () => {
    const own = await createHostedDatabase();
    await own.exec('create table "Articles" (id int primary key, title text, created_at date)');
    expect(await runMigrations(own)).toContain(
      'public.Articles: no drafts, created_at is no moment',
    );
    expect(await tryAs(own, 'anon', 'select publish_at from "Articles"')).toBe('42703');
    await own.close();
  });

  test('whose owner is no superuser is told that its indexes serve less', async () => {
    const notices: string[] = [];
    await database.exec(`begin; create role owner; grant all on schema public to owner;
      alter table "Articles" owner to owner; alter table "Article Topics" owner to owner;
      alter function public.date_publication owner to owner;
      alter function public.date_publication_anew owner to owner;
      alter function public.note_update owner to owner;
      alter function public.count_parts owner to owner; set local role owner;`);
    const onNotice = ({ message = '' }) => notices.push(message);
    await database.exec(migration?.sql ?? '', { onNotice });
    await database.exec('rollback');
    expect(notices).toContainEqual(
      expect.stringMatching(
        /^public\.Articles: search and topics are read without their indexes: /,
      ),
    );
  });
});
