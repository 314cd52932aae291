import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from '../support/hosted.ts';
import { forbidden, goodContact, readTables, shapeOf, visitors } from './migrated.ts';

const text = (length: number) => `repeat('x', ${length})`;

describe('a new project', () => {
  let database: PGlite;

  beforeAll(async () => {
    database = await createHostedDatabase();
    await runMigrations(database);
    await database.exec(`
      insert into resources (title) values ('A resource');
      insert into "Course Section" (title, mode) values ('A course', 'online');
      insert into "Course Details" (slug, "Title") values ('a-course', 'A course');
      insert into "Articles" (title, category, content, topics) values
        ('How a bill becomes law', 'Polity', 'Both Houses read every bill three times.', '{Polity}');
    `);
  });
  afterAll(() => database.close());

  test('has the columns of docs/spec.md, by their exact names', async () => {
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
        'updated_at',
        'publish_at',
        'summary',
        'topics',
        'search_vector',
      ],
      'Article Topics': ['id', 'created_at', 'topic', 'articles', 'publish_at'],
      'Contact Records': [
        'id',
        'created_at',
        'first_name',
        'last_name',
        'email',
        'message',
        'submission_id',
        'suspected',
        'answered_at',
      ],
    });
  });

  test.each(visitors)('lets %s read the content and send a message', async (role) => {
    for (const table of readTables) {
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
        `insert into "Contact Records" (message, submission_id, suspected)
         values ('Hi', gen_random_uuid(), true)`,
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
      readTables.map((table) => `${table} SELECT`).toSorted(),
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
      'suspected',
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

  test('keeps row-level security up when somebody grants everything again', async () => {
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
      'a topic that is none': `insert into "Articles" (topics) values (array['Essay', null])`,
      'a blank topic': `insert into "Articles" (topics) values ('{" "}')`,
      'an empty topic': `insert into "Articles" (topics) values ('{""}')`,
      'a topic with blanks around it': `insert into "Articles" (topics) values ('{" Essay"}')`,
      'a long topic': `insert into "Articles" (topics) values (array[${text(61)}])`,
      'many topics': `insert into "Articles" (topics) values ((select array_agg(i::text) from generate_series(1, 13) i))`,
      'topics of topics': `insert into "Articles" (topics) values ('{{Essay}}')`,
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
      'no topics': `insert into "Articles" (topics) values ('{}'), (null)`,
      'twelve topics': `insert into "Articles" (topics) values ((select array_agg(i || 'नीति') from generate_series(1, 12) i))`,
      'the longest topic': `insert into "Articles" (topics) values (array[${text(60)}])`,
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
    expect(rules.length).toBe(49);
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

  test('suspects no message of which nobody says so', async () => {
    await database.exec(`begin; ${goodContact};`);
    expect(await rowsOf(database, 'select suspected from "Contact Records"')).toEqual([
      { suspected: false },
    ]);
    await database.exec('rollback;');
    const unsaid = `insert into "Contact Records" (message, suspected) values ('Hi', null)`;
    expect(await tryAs(database, 'anon', unsaid)).toBe('23502');
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
