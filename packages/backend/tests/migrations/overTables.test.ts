import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from '../support/hosted.ts';
import { contentTables, forbidden, goodContact, shapeOf, visitors } from './migrated.ts';

describe('a project that already has the tables', () => {
  let database: PGlite;
  let notices: string[];
  let contentBefore: Record<string, unknown[]>;
  const oldTables = [...contentTables, 'Contact Records'];

  const contentOf = async () =>
    Object.fromEntries(
      await Promise.all(
        oldTables.map(async (table) => [
          table,
          await rowsOf(database, `select ${oldColumns[table]} from "${table}" order by id`),
        ]),
      ),
    ) as Record<string, unknown[]>;

  const oldColumns: Record<string, string> = {
    resources: 'id, title, href, sort_order',
    'Course Section': 'id, title, mode, date',
    'Course Details': 'id, slug, "Title"',
    Articles: 'id, title, category, content, created_at, published',
    'Contact Records': 'id, first_name, email, message',
  };

  beforeAll(async () => {
    database = await createHostedDatabase();
    await database.exec(`
      create table resources (id uuid primary key default gen_random_uuid(), title text, href text,
        sort_order int);
      insert into resources (title, href, sort_order) values ('', 'javascript:alert(1)', 2);

      create type course_mode as enum ('online', 'offline', 'hybrid');
      create table "Course Section" (id bigserial primary key, title varchar(40), mode course_mode,
        date text);
      insert into "Course Section" (title, mode, date) values ('Old', 'hybrid', 'next Monday');

      create table "Course Details" (id int primary key, slug text, "Title" text);
      insert into "Course Details" values (1, 'same', 'One'), (2, 'same', 'Two'), (3, 'No Slug', '');

      create table "Articles" (id int generated always as identity primary key, title text,
        category text, content text, created_at timestamp, published boolean);
      insert into "Articles" (title, category, content, created_at, published) values
        ('Public', 'Polity', 'Text', '2026-01-01 10:00', true), ('Draft', null, null, null, false),
        ('   ', 'Polity', repeat('x', 1100000), null, true);
      alter table "Articles" enable row level security;
      create policy "published only" on "Articles" for select to anon using (published);

      create table "Contact Records" (id serial primary key, first_name text, email text,
        message text);
      insert into "Contact Records" (first_name, email, message) values
        ('Old visitor', 'no address', 'An old message'), (null, null, null);
      alter table "Contact Records" enable row level security;
      create policy "Enable everything" on "Contact Records" for all to public
        using (true) with check (true);
      grant select (email), update (message) on "Contact Records" to anon;
    `);
    contentBefore = await contentOf();
    notices = await runMigrations(database);
  });
  afterAll(() => database.close());

  test('loses no row and no column', async () => {
    expect(await contentOf()).toEqual(contentBefore);
  });

  test('gets the columns that were missing', async () => {
    const added = [
      `select "ViewMore", "BuyURL", "isFeatured", thumbnail from "Course Section"`,
      `select "LearningOutcome_3", "CourseOverview" from "Course Details"`,
      `select last_name, submission_id, suspected, answered_at from "Contact Records"`,
      `select search_vector, summary, topics, url from "Articles"`,
      `select category, image from resources`,
    ];
    for (const statement of added) {
      expect(await tryAs(database, 'service_role', statement)).toBe('ok');
    }
  });

  test('keeps a summary column of its own', async () => {
    const own = await createHostedDatabase();
    await own.exec(`create table "Articles" (id int primary key, content text, summary varchar(80));
      insert into "Articles" values (1, 'The content.', 'Written by hand.');`);
    await runMigrations(own);
    expect(await rowsOf(own, 'select summary from "Articles"')).toEqual([
      { summary: 'Written by hand.' },
    ]);
    await own.close();
  });

  test('does without summaries where content is no text', async () => {
    const own = await createHostedDatabase();
    await own.exec('create table "Articles" (id int primary key, content jsonb)');
    expect(await runMigrations(own)).toContainEqual(
      expect.stringMatching(/^public\.Articles: no summaries: function .* does not exist$/),
    );
    await own.close();
  });

  test('suspects none of its older messages', async () => {
    const list = 'select id from "Contact Records" where not suspected';
    expect(await rowsOf(database, list)).toHaveLength(2);
  });

  test.each([
    ['of another type', `suspected text not null default 'false'`],
    ['that may be null', 'suspected boolean default false'],
    ['that is true unless told', 'suspected boolean not null default true'],
  ])('keeps a suspected column of its own %s, and lets nobody write it', async (_how, column) => {
    const own = await createHostedDatabase();
    await own.exec(`create table "Contact Records" (id serial primary key, message text, ${column});
      grant insert (suspected) on "Contact Records" to anon;`);
    const columnOf = () =>
      rowsOf(
        own,
        `select data_type, is_nullable, column_default from information_schema.columns
         where table_name = 'Contact Records' and column_name = 'suspected'`,
      );
    const before = await columnOf();
    expect(await runMigrations(own)).toContain(
      "public.Contact Records: suspected messages are not kept apart, suspected is a column of the project's own",
    );
    expect(await columnOf()).toEqual(before);
    expect(await tryAs(own, 'anon', goodContact)).toBe('ok');
    const marked = `insert into "Contact Records" (message, suspected) values ('Hi', 'true')`;
    expect(await tryAs(own, 'anon', marked)).toBe('42501');
    await own.close();
  });

  test('keeps an answered_at column of its own, and says what it cannot be used for', async () => {
    const own = await createHostedDatabase();
    await own.exec('create table "Contact Records" (id serial primary key, answered_at text)');
    expect(await runMigrations(own)).toContain(
      "public.Contact Records: messages cannot be marked as answered, answered_at is a column of the project's own",
    );
    await own.close();
  });

  test('says which rules older rows break, and holds new rows to them', async () => {
    expect(notices.filter((notice) => notice.includes('older rows break it'))).toEqual([
      'public.Articles: rule articles_content_length binds new rows only, older rows break it',
      'public.resources: rule resources_title_not_blank binds new rows only, older rows break it',
      'public.Course Details: rule course_details_title_not_blank binds new rows only, older rows break it',
      'public.Articles: rule articles_title_not_blank binds new rows only, older rows break it',
      'public.Course Section: rule course_section_mode_known binds new rows only, older rows break it',
      'public.Course Details: rule course_details_slug_shape binds new rows only, older rows break it',
      'public.Contact Records: rule contact_records_email_shape binds new rows only, older rows break it',
      'public.Contact Records: rule contact_records_not_blank binds new rows only, older rows break it',
    ]);
    const bad = `insert into "Contact Records" (email) values ('no address')`;
    expect(await tryAs(database, 'anon', bad)).toBe('23514');
  });

  test('keeps two courses of one slug, and says so', async () => {
    expect(notices).toContain(
      'public.Course Details: slugs are not made unique, some are there twice',
    );
    expect(
      await tryAs(
        database,
        'service_role',
        `insert into "Course Details" (id, slug) values (4, 'same')`,
      ),
    ).toBe('ok');
  });

  test('puts restrictive policies before its own permissive ones and grants', async () => {
    for (const role of visitors) {
      for (const statement of forbidden) {
        const outcome = await tryAs(database, role, statement);
        expect({ role, statement, outcome }).toEqual({ role, statement, outcome: '42501' });
      }
    }
    const policies = await rowsOf<{ policyname: string }>(
      database,
      `select policyname from pg_policies where tablename = 'Contact Records'
       and permissive = 'PERMISSIVE'`,
    );
    expect(policies.map((policy) => policy.policyname)).toEqual(['Enable everything']);
  });

  test('goes on taking messages, ids drawn from its serial column', async () => {
    expect(await tryAs(database, 'anon', goodContact)).toBe('ok');
  });

  test('goes on hiding its drafts', async () => {
    const seen = await database.transaction(async (transaction) => {
      await transaction.exec('set local role anon');
      return (await transaction.query<{ title: string }>('select title from "Articles"')).rows;
    });
    expect(seen.map((row) => row.title)).not.toContain('Draft');
    expect(seen).toHaveLength(2);
  });

  test('can be run again and changes nothing', async () => {
    const before = await shapeOf(database);
    await runMigrations(database);
    expect(await shapeOf(database)).toEqual(before);
    expect(await contentOf()).toEqual(contentBefore);
  });
});
