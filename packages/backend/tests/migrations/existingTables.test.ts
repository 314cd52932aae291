import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { justBefore, spanOf } from '../../../data/src/values/days.ts';
import { goodContact, readAs, runMigrations } from '../support/hosted.ts';
import { shapeOf, startHostedServer, tryAs, visitors } from '../support/hosted.ts';
import type { HostedDatabase } from '../support/hosted.ts';
import { refused } from './statements.ts';

const server = useFixture(startHostedServer);

describe('over tables with rows', () => {
  let database: HostedDatabase;
  let warnings: string[];
  let contentBefore: Record<string, unknown[]>;

  const oldColumns: Record<string, string> = {
    resources: 'id, title, href, sort_order',
    'Course Section': 'id, title, mode, date',
    'Course Details': 'id, slug, "Title"',
    Articles: 'id, title, category, content, created_at, published',
    'Contact Records': 'id, first_name, email, message',
  };

  const contentOf = async () => {
    const content: Record<string, unknown[]> = {};
    for (const [table, columns] of Object.entries(oldColumns)) {
      content[table] = await database.query(`select ${columns} from "${table}" order by id`);
    }
    return content;
  };

  beforeAll(async () => {
    database = await server.createDatabase();
    await database.query(`
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
        category text, content text, created_at timestamptz, published boolean);
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
    warnings = await runMigrations(database);
  });
  afterAll(() => database.close());

  test('no row and no column is lost', async () => {
    expect(await contentOf()).toEqual(contentBefore);
  });

  test.each([
    `select "ViewMore", "BuyURL", "isFeatured", thumbnail from "Course Section"`,
    `select "LearningOutcome_3", "CourseOverview" from "Course Details"`,
    `select last_name, submission_id, suspected, answered_at from "Contact Records"`,
    `select search_vector, summary, topics, url from "Articles"`,
    `select category, image from resources`,
  ])('what was missing is there: %s', async (statement) => {
    expect(await tryAs(database, 'service_role', statement)).toBe('ok');
  });

  test('no older message is suspected', async () => {
    const list = 'select id from "Contact Records" where not suspected';
    expect(await database.query(list)).toHaveLength(2);
  });

  test('rules that older rows break are told, and bind new rows', async () => {
    const told = warnings.flatMap(
      (notice) => / rule (\w+) binds new rows only, older rows break it$/.exec(notice)?.[1] ?? [],
    );
    expect(told).toEqual([
      'articles_content_length',
      'resources_title_not_blank',
      'course_details_title_not_blank',
      'articles_title_not_blank',
      'course_section_mode_known',
      'course_details_slug_shape',
      'contact_records_email_shape',
      'contact_records_not_blank',
    ]);
    const bad = `insert into "Contact Records" (email) values ('no address')`;
    expect(await tryAs(database, 'anon', bad)).toBe('23514');
  });

  test.each([
    'update "Contact Records" set answered_at = now() where id = 1',
    `update "Course Details" set "Fees" = '1' where id = 3`,
    `with gone as (delete from "Course Details" where id = 3 returning id, slug)
      insert into "Course Details" (id, slug) select id, slug from gone`,
  ])('an older row that breaks a rule is changed, and put back: %s', async (statement) => {
    expect(await tryAs(database, 'service_role', statement)).toBe('ok');
  });

  test('two courses of one slug stay, and that is told', async () => {
    expect(warnings).toContain(
      'public.Course Details: slugs are not made unique, some are there twice',
    );
    const third = `insert into "Course Details" (id, slug) values (4, 'same')`;
    expect(await tryAs(database, 'service_role', third)).toBe('ok');
  });

  test.each(visitors)(
    'restrictive policies and grants hold before the project’s own for %s',
    async (role) => {
      // This project's ids come from a serial column, which visitors may use; its policies have other names.
      const others = refused.filter(([statement]) => !/nextval|^drop policy/.test(statement));
      for (const [statement, code = '42501'] of others) {
        expect(await tryAs(database, role, statement), statement).toBe(code);
      }
      expect(await tryAs(database, role, goodContact)).toBe('ok');
      // Even after everything is granted to the role again, it reads and deletes nothing.
      await database.query(`begin; grant all on all tables in schema public to ${role};
        set local role ${role}`);
      const messages = 'select id from "Contact Records"';
      expect(await database.query(messages)).toEqual([]);
      const deleted = 'delete from "Contact Records" where true returning id';
      expect(await database.query(deleted)).toEqual([]);
      await database.query('rollback');
      const policies = `select policyname as name from pg_policies
        where tablename = 'Contact Records' and permissive = 'PERMISSIVE'`;
      expect(await database.query(policies)).toEqual([{ name: 'Enable everything' }]);
      const titles = await readAs<{ title: string }>(
        database,
        'anon',
        'select title from "Articles"',
      );
      expect(titles.map(({ title }) => title)).toEqual(['Public', '   ']);
    },
  );

  test('running it again changes nothing', async () => {
    const before = await shapeOf(database);
    await runMigrations(database);
    expect(await shapeOf(database)).toEqual(before);
    expect(await contentOf()).toEqual(contentBefore);
  });

  const within = ['2026-11-19 18:30+00', '2026-11-20 18:29:59.999999+00'];
  const without = ['2026-11-19 18:29:59.999999+00', '2026-11-20 18:30+00'];

  test.each([
    ['timestamptz', within, without],
    ['timestamp', within, without],
    ['date', ['2026-11-20'], ['2026-11-19', '2026-11-21']],
  ])('a day begins and ends in India where created_at is a %s', async (type, of, notOf) => {
    const [after, upTo] = spanOf('2026-11-20').map(justBefore);
    const rows = await database.query<{ at: string }>(
      `select at from unnest($1::text[]) at where at::${type} > '${after}' and at::${type} <= '${upTo}'`,
      [[...of, ...notOf]],
    );
    expect(rows.map(({ at }) => at)).toEqual(of);
  });
});

const articlesWith = (columns: string, rows = '') =>
  `create table "Articles" (id int primary key, title text, ${columns});
   ${rows && `insert into "Articles" values ${rows};`}`;
const publishedOnly = (roles: string) =>
  `alter table "Articles" enable row level security;
   create policy "published only" on "Articles" for select to ${roles} using (published);`;
const titles = 'select title from "Articles" order by id';

/** The database of a project that made these tables, and what it wrote after our migrations. */
async function projectWith(tables: string, writes: string) {
  const database = await server.createDatabase();
  await database.query(tables);
  await runMigrations(database);
  await runMigrations(database);
  await database.query(writes);
  return database;
}

describe('a project keeps its own', () => {
  let database: HostedDatabase;
  beforeAll(async () => {
    database = await projectWith(
      `create table "Contact Records" (id uuid primary key default gen_random_uuid(), message text,
         suspected boolean);
       create table "Course Details" (id int primary key, slug text, "Title" text, "Fees" numeric,
         "Duration" int, "Module_1" jsonb);
       insert into "Course Details" values (1, 'ethics', 'Ethics', 12000.5, 6, '{"text": "One"}');
       create table resources (id int primary key, title text, category text unique);
       insert into resources values (1, 'A', 'Essay'), (2, 'B', 'Essay ');
       create table "Course Section" (id int primary key, title text, mode text, category text,
         changes int default 0);
       insert into "Course Section" values (1, 'A', ' Online', 'Essay '), (2, 'B', 'OFFLINE', 'Essay'),
         (3, 'C', 'Hybrid', null), (4, 'D', 'online', 'Essay');
       create function count_change() returns trigger language plpgsql as
         'begin new.changes := old.changes + 1; return new; end';
       create trigger count_change before update on "Course Section"
         for each row execute function count_change();
       ${articlesWith(
         `content text, summary varchar(80), created_at timestamptz,
          updated_at timestamptz not null default now()`,
         `(1, 'बजट', 'Text.', 'By hand.', '2026-01-01', '2026-01-01')`,
       )}
       create function set_updated_at() returns trigger language plpgsql as
         'begin new.updated_at := now(); return new; end';
       create trigger set_updated_at before update on "Articles"
         for each row execute function set_updated_at()`,
      `insert into "Contact Records" (message) values ('Hi');
       update "Course Section" set title = 'Changed' where id = 1;
       insert into "Articles" (id, title, created_at) values (2, 'B', now())`,
    );
  });
  afterAll(() => database.close());

  test.each<[what: string, role: string, statement: string, seen: unknown[]]>([
    [
      'summary written by hand',
      'anon',
      'select summary from "Articles" where id = 1',
      [{ summary: 'By hand.' }],
    ],
    [
      'ids of messages, of which each is noted once',
      'postgres',
      `select m.id::text = n.message_id as noted from "Contact Records" m, contact_outbox.notes n`,
      [{ noted: true }],
    ],
    [
      'numbers and JSON',
      'anon',
      'select "Fees"::text as fees, "Duration" as months, "Module_1" as module from "Course Details"',
      [{ fees: '12000.5', months: 6, module: { text: 'One' } }],
    ],
    [
      'courses, whose modes and categories get one spelling',
      'anon',
      'select mode, category, changes from "Course Section" order by id',
      [
        { mode: 'online', category: 'Essay', changes: 1 },
        { mode: 'offline', category: 'Essay', changes: 0 },
        { mode: 'Hybrid', category: null, changes: 0 },
        { mode: 'online', category: 'Essay', changes: 0 },
      ],
    ],
    [
      'spelling of categories, where a rule of theirs demands it',
      'anon',
      'select category from resources order by id',
      [{ category: 'Essay' }, { category: 'Essay ' }],
    ],
    [
      'time of the last change, which neither a language nor an insert sets',
      'anon',
      'select language, updated_at = created_at as same from "Articles" order by id',
      [
        { language: 'hi', same: true },
        { language: 'en', same: null },
      ],
    ],
  ])('%s', async (_what, role, statement, seen) => {
    expect(await readAs(database, role, statement)).toEqual(seen);
  });
});

test('drafts are hidden beside the policies of a project', async () => {
  await using database = await projectWith(
    articlesWith('published boolean') + publishedOnly('anon, authenticated'),
    `insert into "Articles" (id, title, published, publish_at) values
      (1, 'Seen', true, null), (2, 'Theirs', false, null), (3, 'Ours', true, 'infinity')`,
  );
  for (const role of visitors)
    expect(await readAs(database, role, titles)).toEqual([{ title: 'Seen' }]);
  expect(await readAs(database, 'service_role', titles)).toHaveLength(3);
});

test('a policy of a project hides nothing where it was not in force', async () => {
  await using database = await projectWith(
    `${articlesWith('published boolean', `(1, 'A', true), (2, 'B', false)`)}
     create policy "signed in" on "Articles" for select to public using (current_user <> 'anon')`,
    'select',
  );
  expect(await readAs(database, 'anon', titles)).toHaveLength(2);
});

test.each([
  [
    'a column of our name and another type',
    `${articlesWith('topics jsonb, publish_at date, summary text')}
     create type course_mode as enum ('Online', 'Offline');
     create table "Course Section" (title text, mode course_mode);
     create table "Questions" (stem jsonb, day date)`,
    'Rename these columns first, whose types are not ours: "Articles".publish_at (date, not timestamp with time zone), ' +
      '"Articles".topics (jsonb, not text[]), "Course Section".mode (course_mode, not text), ' +
      '"Questions".stem (jsonb, not text)',
  ],
  [
    'another table "Questions"',
    `${articlesWith('content text')}
     create table "Questions" (id int primary key, question text, answer text)`,
    'Rename your table "Questions" first, which lacks our columns article_id, corrected_at, correction, created_at, day,',
  ],
])('%s stops the migrations before they change anything', async (_what, tables, message) => {
  await using database = await server.createDatabase();
  await database.query(tables);
  const before = await shapeOf(database);
  await expect(runMigrations(database)).rejects.toThrow(message);
  await database.query('rollback');
  expect(await shapeOf(database)).toEqual(before);
});

test('a language of each row is named before anything is changed, and one that is missing is told by its letters', async () => {
  await using database = await server.createDatabase();
  await database.query(
    articlesWith('language text', `(1, 'The budget', 'English'), (2, 'बजट', null), (3, 'A', null)`),
  );
  const before = await shapeOf(database);
  await expect(runMigrations(database)).rejects.toThrow(
    `Write en or hi in "Articles".language first, or rename that column: it has 'English'`,
  );
  await database.query('rollback');
  expect(await shapeOf(database)).toEqual(before);
  await database.query(`update "Articles" set language = 'en' where id = 1`);
  await runMigrations(database);
  const languages = 'select language from "Articles" order by id';
  expect(await database.query(languages)).toEqual(
    ['en', 'hi', 'en'].map((language) => ({ language })),
  );
});

test('a project’s own topics are counted, and those that break the rule stay', async () => {
  await using database = await server.createDatabase();
  await database.query(
    articlesWith(
      'topics text[]',
      `(1, 'A', '{Essay}'), (2, 'B', array['Essay', repeat('x', 9000), null])`,
    ),
  );
  expect(await runMigrations(database)).toContain(
    'public.Articles: rule articles_topics_known binds new rows only, older rows break it',
  );
  const counts = () => database.query('select topic, articles from "Article Topics"');
  expect(await counts()).toEqual([{ topic: 'Essay', articles: 2 }]);
  const change = `update "Articles" set title = 'C' where id = 2`;
  expect(await tryAs(database, 'service_role', change)).toBe('ok');
});

test('a row without an id that breaks a rule lets no others pass', async () => {
  await using database = await server.createDatabase();
  await database.query(
    `create table resources (id int, title text); insert into resources values (null, '')`,
  );
  await runMigrations(database);
  const blank = `insert into resources (id, title) values (1, '')`;
  expect(await tryAs(database, 'service_role', blank)).toBe('23514');
});

test('an owner who is no superuser is told that indexes serve less', async () => {
  await using database = await server.createDatabase();
  await runMigrations(database);
  await database.query(`create role owner; grant all on schema public to owner;
    do $$ declare it text; begin
      for it in select 'table ' || oid::regclass from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r'
        union all select 'routine ' || oid::regprocedure from pg_proc
          where pronamespace = 'public'::regnamespace loop
        execute 'alter ' || it || ' owner to owner';
      end loop;
    end $$;
    set role owner;`);
  expect(await runMigrations(database, '_drafts')).toContainEqual(
    expect.stringMatching(/^public\.Articles: search and topics are read without their indexes: /),
  );
});
