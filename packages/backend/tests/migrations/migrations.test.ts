import { beforeAll, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { createMigratedDatabase, runMigrations, shapeOf, tryAs } from '../support/hosted.ts';

const text = (length: number) => `repeat('x', ${length})`;

/** Inserts a question, with some values replaced. */
function question(other: Record<string, string>): string {
  const row = {
    day: `'2026-11-20'`,
    number: '1',
    stem: `'x'`,
    options: `'{1,2,3,4}'`,
    answer: `'a'`,
  };
  const values = { ...row, ...other };
  return `insert into "Questions" (${Object.keys(values).join()}) values (${Object.values(values).join()})`;
}

const database = useFixture(createMigratedDatabase);
beforeAll(() =>
  database.query(`
      insert into resources (title) values ('A resource');
      insert into "Course Section" (title, mode) values ('A course', 'online');
      insert into "Course Details" (slug, "Title") values ('a-course', 'A course');
      insert into "Articles" (title, category, content, topics) values
        ('How a bill becomes law', 'Polity', 'Both Houses read every bill three times.', '{Polity}');
    `),
);

test('has the columns of docs/spec.md, by their exact names', async () => {
  const rows = await database.query<{
    table_name: string;
    columns: string[];
  }>(`select table_name::text, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`);
  const words = (text: string) => text.trim().split(/\s+/);
  expect(Object.fromEntries(rows.map((row) => [row.table_name, row.columns]))).toEqual({
    resources: words('id created_at title image href category language'),
    'Course Section': words(`id created_at title description date category thumbnail ViewMore BuyURL
        isFeatured mode language`),
    'Course Details': words(`id created_at slug Title Duration Fees BuyURL CourseImage description
        CourseOverview ModuleHeading_1 ModuleHeading_2 ModuleHeading_3 Module_1 Module_2 Module_3
        KeyFeature_p1 KeyFeature_p2 KeyFeature_p3 KeyFeature_p4 KeyFeature_p5
        LearningOutcome_1 LearningOutcome_2 LearningOutcome_3 language`),
    Articles: words(`id created_at title category content url language translation_of updated_at
        publish_at summary topics search_vector`),
    'Article Topics': words('topic language articles'),
    Questions: words(`id created_at day number article_id stem statements line options answer
        explanation source topics language state correction corrected_at publish_at search_vector`),
    'Contact Records': words(`id created_at first_name last_name email message submission_id
        suspected answered_at`),
    'Desk Presence': words('article_id desk seen_at'),
  });
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
    'a place before the first': question({ number: '0' }),
    'a blank question': question({ stem: `' '` }),
    'three options': question({ options: `'{1,2,3}'` }),
    'five options': question({ options: `'{1,2,3,4,5}'` }),
    'an empty option': question({ options: `'{1,2,3,""}'` }),
    'an option that is none': question({ options: `array['1', '2', '3', null]` }),
    'a fifth answer': question({ answer: `'e'` }),
    'a blank statement': question({ statements: `'{" "}'` }),
    'eleven statements': question({ statements: `array_fill('x'::text, '{11}')` }),
    'an unknown state': question({ state: `'new'` }),
    'a correction that does not say what': question({
      state: `'corrected'`,
      corrected_at: 'now()',
    }),
    'a drop that does not say when': question({ state: `'dropped'`, correction: `'Two keys.'` }),
    'a correction of what is valid': question({ correction: `'x'`, corrected_at: 'now()' }),
    'no language': question({ language: `'<b>'` }),
    'an article in French': `insert into "Articles" (title, language) values ('x', 'fr')`,
    'a course in none': `insert into "Course Section" (title, language) values ('x', '')`,
  };
  const accepted = {
    'a long article': `insert into "Articles" (title, content) values ('x', ${text(1_000_000)})`,
    'many different words': `insert into "Articles" (title, content)
        select 'x', string_agg(md5(i::text), ' ') from generate_series(1, 30000) i`,
    'no topics': `insert into "Articles" (topics) values ('{}'), (null)`,
    'twelve topics': `insert into "Articles" (topics) values ((select array_agg(i || 'नीति') from generate_series(1, 12) i))`,
    'the longest topic': `insert into "Articles" (topics) values (array[${text(60)}])`,
    'null columns': `insert into "Articles" (title, category, content) values (null, null, null)`,
    'a message without e-mail': `insert into "Contact Records" (email, message) values ('', 'Hi')`,
    'a question': question({}),
    'a dropped question': question({
      state: `'dropped'`,
      correction: `'Two keys.'`,
      corrected_at: 'now()',
      number: '100',
    }),
    'a Hindi message': `insert into "Contact Records" (message) values ('नमस्ते')`,
    'the longest message': `insert into "Contact Records" (message) values (${text(5000)})`,
  };
  for (const [statements, code] of [
    [refused, '23514'],
    [accepted, 'ok'],
  ] as const) {
    for (const [what, statement] of Object.entries(statements)) {
      expect(await tryAs(database, 'service_role', statement), what).toBe(code);
    }
  }
});

test('validates every rule', async () => {
  const rules = await database.query<{
    conname: string;
    convalidated: boolean;
  }>(`select conname, convalidated from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`);
  expect(rules.length).toBe(68);
  expect(rules.filter((rule) => !rule.convalidated)).toEqual([]);
});

test('tells the language of a row by the letters of its title, unless it says it', async () => {
  await database.query(`begin; delete from "Articles"; insert into "Articles" (title, language) values
      ('संसद', null), ('The Budget, बजट', null), ('बजट at a glance', null), ('NCERT की पुस्तकें कैसे पढ़ें', null),
      (null, null), ('Budget', 'hi');
    insert into "Course Details" (slug, "Title") values ('a-course', 'एक पाठ्यक्रम');`);
  const of = async (table: string) =>
    (await database.query<{ language: string }>(`select language from ${table} order by id`)).map(
      (row) => row.language,
    );
  expect(await of('"Articles"')).toEqual(['hi', 'en', 'en', 'hi', 'en', 'hi']);
  // A slug is unique in each language.
  expect(await of('"Course Details"')).toEqual(['en', 'hi']);
  await database.query('rollback;');
});

test('keeps slugs, places in a day and submission ids unique', async () => {
  expect(
    await tryAs(
      database,
      'service_role',
      `insert into "Course Details" (slug) values ('a-course')`,
    ),
  ).toBe('23505');
  expect(await tryAs(database, 'service_role', `${question({})}; ${question({})}`)).toBe('23505');
  const noId = question({ article_id: `'/editorial-analysis/25'` });
  expect(await tryAs(database, 'service_role', noId)).toBe('22P02');
  const twice = `insert into "Contact Records" (message, submission_id) values
      ('x', '7d444840-9dc0-11d1-b245-5ffdce74fad2'), ('x', '7d444840-9dc0-11d1-b245-5ffdce74fad2')`;
  expect(await tryAs(database, 'anon', twice)).toBe('23505');
});

test('can be run again and changes nothing', async () => {
  const before = await shapeOf(database);
  await runMigrations(database);
  expect(await shapeOf(database)).toEqual(before);
});
