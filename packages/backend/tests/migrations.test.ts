import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, seed } from '../src/migrate.ts';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from './support/hosted.ts';

const contentTables = ['resources', 'Course Section', 'Course Details', 'Articles'] as const;
const visitors = ['anon', 'authenticated'] as const;

const text = (length: number) => `repeat('x', ${length})`;

const goodContact = `insert into "Contact Records" (first_name, last_name, email, message)
  values ('Asha', 'Rao', 'asha@example.com', 'Hello')`;

/** Everything a visitor must not do, whatever a table was like before. */
const forbidden = [
  ...contentTables.flatMap((table) => [
    `insert into "${table}" default values`,
    `update "${table}" set created_at = created_at`,
    `delete from "${table}"`,
    `truncate "${table}"`,
  ]),
  'select * from "Contact Records"',
  'select id from "Contact Records"',
  'select count(*) from "Contact Records"',
  'select email from "Contact Records"',
  `update "Contact Records" set message = ''`,
  'delete from "Contact Records"',
  'truncate "Contact Records"',
  `insert into "Contact Records" (id, message) values (9, 'own id')`,
  `insert into "Contact Records" (created_at, message) values (now(), 'own date')`,
  `${goodContact} returning id`,
  `${goodContact} returning email`,
  `select public.article_summary('text')`,
  'create table mine (id int)',
  'alter table "Articles" disable row level security',
  'drop table "Articles"',
];

describe('a new project', () => {
  let database: PGlite;

  beforeAll(async () => {
    database = await createHostedDatabase();
    await runMigrations(database);
    await database.exec(`
      insert into resources (title) values ('A resource');
      insert into "Course Section" (title, mode) values ('A course', 'online');
      insert into "Course Details" (slug, "Title") values ('a-course', 'A course');
      insert into "Articles" (title, category, content)
        values ('How a bill becomes law', 'Polity', 'Both Houses read every bill three times.');
    `);
  });
  afterAll(() => database.close());

  test('has the columns of the specification, by their exact names', async () => {
    const rows = await rowsOf<{ table_name: string; columns: string[] }>(
      database,
      `select table_name::text, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.table_name, row.columns]))).toEqual({
      resources: ['id', 'created_at', 'title', 'image', 'href', 'category'],
      'Course Section': [
        'id',
        'created_at',
        'title',
        'description',
        'date',
        'category',
        'thumbnail',
        'ViewMore',
        'BuyURL',
        'isFeatured',
        'mode',
      ],
      'Course Details': [
        'id',
        'created_at',
        'slug',
        'Title',
        'Duration',
        'Fees',
        'BuyURL',
        'CourseImage',
        'description',
        'CourseOverview',
        'ModuleHeading_1',
        'ModuleHeading_2',
        'ModuleHeading_3',
        'Module_1',
        'Module_2',
        'Module_3',
        'KeyFeature_p1',
        'KeyFeature_p2',
        'KeyFeature_p3',
        'KeyFeature_p4',
        'KeyFeature_p5',
        'LearningOutcome_1',
        'LearningOutcome_2',
        'LearningOutcome_3',
      ],
      Articles: [
        'id',
        'created_at',
        'title',
        'category',
        'content',
        'url',
        'search_vector',
        'summary',
      ],
      'Contact Records': [
        'id',
        'created_at',
        'first_name',
        'last_name',
        'email',
        'message',
        'submission_id',
      ],
    });
  });

  test.each(visitors)('lets %s read the content and send a message', async (role) => {
    for (const table of contentTables) {
      const seen = await database.transaction(async (transaction) => {
        await transaction.exec(`set local role ${role}`);
        return (await transaction.query(`select id from "${table}"`)).rows.length;
      });
      expect({ table, seen }).toEqual({ table, seen: 1 });
    }
    expect(await tryAs(database, role, goodContact)).toBe('ok');
    expect(
      await tryAs(
        database,
        role,
        `insert into "Contact Records" (message, submission_id) values ('Hi', gen_random_uuid())`,
      ),
    ).toBe('ok');
  });

  test.each(visitors)('lets %s do nothing else', async (role) => {
    const allowed = [];
    for (const statement of forbidden) {
      if ((await tryAs(database, role, statement)) !== '42501') allowed.push(statement);
    }
    expect(allowed).toEqual([]);
  });

  test.each(visitors)('gives %s no privilege but those', async (role) => {
    const tables = await rowsOf<{ grant: string }>(
      database,
      `select table_name || ' ' || privilege_type as grant
       from information_schema.role_table_grants where grantee in ($1, 'PUBLIC')
       and table_schema = 'public' order by 1`,
      [role],
    );
    expect(tables.map((row) => row.grant).toSorted()).toEqual(
      contentTables.map((table) => `${table} SELECT`).toSorted(),
    );
    const columns = await rowsOf<{ column_name: string }>(
      database,
      `select column_name from information_schema.role_column_grants
       where grantee = $1 and table_name = 'Contact Records' order by 1`,
      [role],
    );
    expect(columns.map((row) => row.column_name)).toEqual([
      'email',
      'first_name',
      'last_name',
      'message',
      'submission_id',
    ]);
    const sequences = await rowsOf(
      database,
      `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
       and (has_sequence_privilege($1, oid, 'USAGE') or has_sequence_privilege($1, oid, 'SELECT')
            or has_sequence_privilege($1, oid, 'UPDATE'))`,
      [role],
    );
    expect(sequences).toEqual([]);
  });

  test('keeps the wall up when somebody grants everything again', async () => {
    await database.exec('begin; grant all on all tables in schema public to anon;');
    await database.exec(goodContact);
    await database.exec('savepoint granted; set local role anon;');
    expect((await database.query('select * from "Contact Records"')).rows).toEqual([]);
    expect((await database.query('delete from "Articles"')).affectedRows).toBe(0);
    expect((await database.query(`update "Articles" set title = 'x'`)).affectedRows).toBe(0);
    expect((await database.query('delete from "Contact Records"')).affectedRows).toBe(0);
    await expect(
      database.query(`insert into resources (title) values ('x')`),
    ).rejects.toMatchObject({ code: '42501' });
    await database.exec('rollback;');
  });

  test('holds the limits of every column', async () => {
    const refused = {
      'an unknown mode': `insert into "Course Section" (title, mode) values ('x', 'hybrid')`,
      'a slug with spaces': `insert into "Course Details" (slug) values ('two words')`,
      'a slug in capitals': `insert into "Course Details" (slug) values ('Course')`,
      'an empty slug': `insert into "Course Details" (slug) values ('')`,
      'a blank title': `insert into "Articles" (title) values (E' \\n\\t ')`,
      'a long title': `insert into "Articles" (title) values (${text(501)})`,
      'a long address': `insert into "Articles" (url) values (${text(2049)})`,
      'a huge article': `insert into "Articles" (content) values (${text(1_000_001)})`,
      'a long name': `insert into "Contact Records" (first_name) values (${text(101)})`,
      'a long message': `insert into "Contact Records" (message) values (${text(5001)})`,
      'a long e-mail': `insert into "Contact Records" (email) values (${text(250)} || '@b.in')`,
      'no e-mail': `insert into "Contact Records" (email) values ('not an address')`,
      'an e-mail without a point': `insert into "Contact Records" (email) values ('a@b')`,
      'an empty message': `insert into "Contact Records" (first_name, message) values (' ', E'\\n')`,
      'no message at all': `insert into "Contact Records" (first_name) values (null)`,
    };
    for (const [what, statement] of Object.entries(refused)) {
      const outcome = await tryAs(database, 'service_role', statement);
      expect({ what, outcome }).toEqual({ what, outcome: '23514' });
    }
    const accepted = {
      'a long article': `insert into "Articles" (title, content) values ('x', ${text(1_000_000)})`,
      'many different words': `insert into "Articles" (title, content)
        select 'x', string_agg(md5(i::text), ' ') from generate_series(1, 30000) i`,
      'null columns': `insert into "Articles" (title, category, content) values (null, null, null)`,
      'a message without e-mail': `insert into "Contact Records" (email, message) values ('', 'Hi')`,
      'a Hindi message': `insert into "Contact Records" (message) values ('नमस्ते')`,
      'the longest message': `insert into "Contact Records" (message) values (${text(5000)})`,
    };
    for (const [what, statement] of Object.entries(accepted)) {
      const outcome = await tryAs(database, 'service_role', statement);
      expect({ what, outcome }).toEqual({ what, outcome: 'ok' });
    }
  });

  test('validates every rule', async () => {
    const rules = await rowsOf<{ conname: string; convalidated: boolean }>(
      database,
      `select conname, convalidated from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    expect(rules.length).toBe(48);
    expect(rules.filter((rule) => !rule.convalidated)).toEqual([]);
  });

  test('keeps slugs and submission ids unique', async () => {
    expect(
      await tryAs(
        database,
        'service_role',
        `insert into "Course Details" (slug) values ('a-course')`,
      ),
    ).toBe('23505');
    const twice = `insert into "Contact Records" (message, submission_id) values
      ('x', '7d444840-9dc0-11d1-b245-5ffdce74fad2'), ('x', '7d444840-9dc0-11d1-b245-5ffdce74fad2')`;
    expect(await tryAs(database, 'anon', twice)).toBe('23505');
  });

  test('finds articles by any form of a word', async () => {
    const found = await rowsOf<{ title: string }>(
      database,
      `select title from "Articles" where search_vector @@ websearch_to_tsquery('english', 'readings bills')`,
    );
    expect(found.map((row) => row.title)).toEqual(['How a bill becomes law']);
  });

  test('can be run again and changes nothing', async () => {
    const before = await shapeOf(database);
    await runMigrations(database);
    expect(await shapeOf(database)).toEqual(before);
  });
});

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
      `select last_name, submission_id from "Contact Records"`,
      `select search_vector, summary, url from "Articles"`,
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

  test('puts the wall in front of its own permissive policies and grants', async () => {
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

const file = (name: string, sql: string) => ({ path: `supabase/x/${name}.sql`, name, sql });

describe('the runner', () => {
  test('runs what is new, each with its record in one transaction, and names what fails', async () => {
    const database = await PGlite.create();
    const first = file('1_first', 'create table first (id int);');
    const broken = file('2_broken', 'create table second (id int); select nothing;');
    const mended = file('2_mended', 'create table second (id int);');

    await expect(migrate(database, [first, broken])).rejects.toThrow(
      'The migration supabase/x/2_broken.sql failed: column "nothing" does not exist',
    );
    expect(await migrate(database, [first, mended])).toEqual(['2_mended']);
    expect(await migrate(database, [first, mended])).toEqual([]);

    await expect(
      seed(database, [file('10', 'insert into first values (1);'), file('20', 'not sql')]),
    ).rejects.toThrow('The sample content supabase/x/20.sql failed');
    expect(await rowsOf(database, 'select id from first')).toEqual([]);
    const content = [file('10', 'insert into first values (1);')];
    expect([await seed(database, content), await seed(database, content)]).toEqual([true, false]);
    expect(await rowsOf(database, 'select id from first')).toEqual([{ id: 1 }]);
    await database.close();
  });
});

/** Everything the migrations make: columns, rules, indexes, policies, grants. */
async function shapeOf(database: PGlite) {
  return rowsOf(
    database,
    `select 'column', table_name || '.' || column_name as name, data_type as detail
       from information_schema.columns where table_schema = 'public'
     union all select 'rule', conname, pg_get_constraintdef(oid) || convalidated
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'policy', tablename || ' ' || policyname, permissive || cmd || roles::text
       from pg_policies
     union all select 'function', proname, prosrc || proacl::text from pg_proc
       where pronamespace = 'public'::regnamespace
     union all select 'grant', relname, relacl::text from pg_class
       where relnamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  );
}
