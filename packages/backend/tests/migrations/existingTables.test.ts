import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { justBefore, spanOf } from '../../../data/src/values/days.ts';
import { goodContact, readAs, rowsOf, runMigrations } from '../support/hosted.ts';
import { shapeOf, startHostedServer, tryAs, visitors } from '../support/hosted.ts';
import type { HostedDatabase } from '../support/hosted.ts';
import { refused } from './statements.ts';

const server = useFixture(startHostedServer);

describe('over tables with rows', () => {
  let database: HostedDatabase;
  let notices: string[];
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
      content[table] = await rowsOf(database, `select ${columns} from "${table}" order by id`);
    }
    return content;
  };

  beforeAll(async () => {
    database = await server.createDatabase();
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
    expect(await rowsOf(database, list)).toHaveLength(2);
  });

  test('rules that older rows break are told, and bind new rows', async () => {
    const told = notices.flatMap(
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

  test('two courses of one slug stay, and that is told', async () => {
    expect(notices).toContain(
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
      await database.exec(`begin; grant all on all tables in schema public to ${role};
        set local role ${role}`);
      const messages = 'select id from "Contact Records"';
      expect(await rowsOf(database, messages)).toEqual([]);
      const deleted = 'delete from "Contact Records" where true returning id';
      expect(await rowsOf(database, deleted)).toEqual([]);
      await database.exec('rollback');
      const policies = `select policyname as name from pg_policies
        where tablename = 'Contact Records' and permissive = 'PERMISSIVE'`;
      expect(await rowsOf(database, policies)).toEqual([{ name: 'Enable everything' }]);
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
});

/** A column, type or policy of a project's own. */
interface Own {
  /** SQL that runs before the migrations. */
  made: string;
  told?: string;
  /** SQL that runs after them, to add rows. */
  rows?: string;
  /** What a role then reads, or the error that it gets. */
  reads: [
    role: 'anon' | 'authenticated' | 'service_role' | 'postgres',
    statement: string,
    seen: unknown[] | string,
  ][];
}

const articlesWith = (columns: string, rows = '') =>
  `create table "Articles" (id int primary key, title text, ${columns});
   ${rows && `insert into "Articles" values ${rows};`}`;
const messagesWith = (column: string) =>
  `create table "Contact Records" (id serial primary key, message text, ${column});
   grant insert (suspected) on "Contact Records" to anon;`;
const publishedOnly = (roles: string) =>
  `alter table "Articles" enable row level security;
   create policy "published only" on "Articles" for select to ${roles} using (published);`;
const titles = 'select title from "Articles" order by id';
const found = (word: string) => `select (public.search('${word}') ->> 'total')::int as total`;
const nowAndLater = `insert into "Articles" (id, title, created_at, publish_at) values
  (1, 'Now', '2026-01-01', null), (2, 'Later', '2026-01-01', 'infinity');
  update "Articles" set content = 'Changed'`;
const notKeptApart =
  "public.Contact Records: suspected messages are not kept apart, suspected is a column of the project's own";
const noSearch = "No search, columns that it reads are of the project's own";
const marked = `insert into "Contact Records" (message, suspected) values ('Hi', 'true')`;

const ownColumns: Record<string, Own> = {
  'a summary written by hand': {
    made: articlesWith('content text, summary varchar(80)', `(1, 'A', 'Text.', 'By hand.')`),
    reads: [['anon', 'select summary from "Articles"', [{ summary: 'By hand.' }]]],
  },
  'a summary generated otherwise': {
    made: articlesWith(
      'content text, summary text generated always as (upper(content)) stored',
      `(1, 'A', '## Why')`,
    ),
    reads: [['anon', 'select summary from "Articles"', [{ summary: '## WHY' }]]],
  },
  'content that is no text': {
    made: articlesWith('content jsonb'),
    told: 'public.Articles: no summaries: function public.article_summary(jsonb) does not exist',
    reads: [['anon', 'select summary from "Articles"', '42703']],
  },
  'suspected of another type': {
    made: messagesWith(`suspected text not null default 'false'`),
    told: notKeptApart,
    reads: [
      ['anon', goodContact, []],
      ['anon', marked, '42501'],
    ],
  },
  'suspected that may be null': {
    made: messagesWith('suspected boolean default false'),
    told: notKeptApart,
    reads: [['anon', marked, '42501']],
  },
  'suspected that is true unless told': {
    made: messagesWith('suspected boolean not null default true'),
    told: notKeptApart,
    reads: [
      ['anon', marked, '42501'],
      ['service_role', 'select suspected from "Contact Records"', []],
    ],
  },
  'suspected and ids of its own, and each message is noted once': {
    made: `create table "Contact Records" (id uuid primary key default gen_random_uuid(), message text,
      suspected boolean default true)`,
    told: notKeptApart,
    rows: `insert into "Contact Records" (message) values ('Hi')`,
    reads: [
      [
        'postgres',
        `select m.id::text = n.message_id as noted from "Contact Records" m, contact_outbox.notes n`,
        [{ noted: true }],
      ],
    ],
  },
  'answered_at that is a text': {
    made: 'create table "Contact Records" (id serial primary key, answered_at text)',
    told: "public.Contact Records: messages cannot be marked as answered, answered_at is a column of the project's own",
    reads: [],
  },
  publish_at: {
    made: articlesWith('publish_at timestamptz'),
    told: "public.Articles: publish_at is a column of the project's own",
    rows: nowAndLater,
    reads: [
      ['anon', titles, [{ title: 'Now' }, { title: 'Later' }]],
      ['anon', 'select from "Articles" where updated_at is not null', [{}, {}]],
      ['anon', 'select a.shows_drafts from "Articles" a limit 1', '42501'],
      ['service_role', 'select a.shows_drafts from "Articles" a limit 1', [{ shows_drafts: true }]],
    ],
  },
  updated_at: {
    made: articlesWith('updated_at timestamptz'),
    told: "public.Articles: updated_at is a column of the project's own",
    rows: nowAndLater,
    reads: [
      ['anon', titles, [{ title: 'Now' }]],
      ['service_role', 'select from "Articles" where updated_at is not null', []],
      ['service_role', 'select a.shows_drafts from "Articles" a', '42703'],
    ],
  },
  'created_at that is no moment': {
    made: articlesWith('created_at date'),
    told: 'public.Articles: no drafts, created_at is no moment',
    reads: [['anon', 'select publish_at from "Articles"', '42703']],
  },
  'policies of its own, beside which drafts are hidden': {
    made: articlesWith('published boolean') + publishedOnly('anon, authenticated'),
    rows: `insert into "Articles" (id, title, published, publish_at) values
      (1, 'Seen', true, null), (2, 'Theirs', false, null), (3, 'Ours', true, 'infinity')`,
    reads: [
      ['anon', titles, [{ title: 'Seen' }]],
      ['authenticated', titles, [{ title: 'Seen' }]],
      ['service_role', titles, [{ title: 'Seen' }, { title: 'Theirs' }, { title: 'Ours' }]],
    ],
  },
  'drafts of its own, which are not found': {
    made:
      articlesWith('published boolean', `(1, 'A budget', true), (2, 'A budget', false)`) +
      publishedOnly('anon'),
    reads: [
      ['service_role', found('budget'), [{ total: 2 }]],
      ['anon', found('budget'), [{ total: 1 }]],
    ],
  },
  'a search_vector that is a text': {
    made: articlesWith('search_vector text'),
    told: noSearch,
    reads: [
      ['anon', found('budget'), '42883'],
      ['anon', 'select search_vector from "Articles"', []],
    ],
  },
  'a search_vector of other words, which is what is searched': {
    made: articlesWith(
      `search_vector tsvector generated always as (to_tsvector('simple', coalesce(title, ''))) stored`,
      `(1, 'Budget'), (2, 'Budgets')`,
    ),
    reads: [['anon', found('budget'), [{ total: 1 }]]],
  },
  'created_at that is a text, and has no search': {
    made: articlesWith('created_at text'),
    told: noSearch,
    reads: [['anon', found('budget'), '42883']],
  },
  'courses and resources of other types, which are found': {
    made: `create type kind as enum ('Budget');
      create table "Course Section" (id serial primary key, title text, category kind, description jsonb,
        "ViewMore" jsonb);
      create table "Course Details" (id serial primary key, slug text, language kind);
      create table resources (id serial primary key, title int, category text[], href varchar);
      insert into "Course Section" (title, category) values ('A', 'Budget');
      insert into resources (title, category) values (1, '{Budget}')`,
    reads: [['anon', found('budget'), [{ total: 2 }]]],
  },
  'topics that are JSON': {
    made: articlesWith('topics jsonb', `(1, 'A', '["Essay"]')`),
    told: noSearch,
    reads: [
      ['anon', found('budget'), '42883'],
      ['anon', 'select topics from "Articles"', [{ topics: ['Essay'] }]],
      ['anon', `select to_regclass('"Article Topics"') as made`, [{ made: null }]],
    ],
  },
  'a table of questions': {
    made: 'create table "Questions" (id serial primary key, stem jsonb)',
    told: "public.Questions: no practice, it is a table of the project's own",
    reads: [
      ['service_role', 'select * from "Questions"', []],
      ['anon', found('budget'), '42883'],
    ],
  },
};

test.each(Object.entries(ownColumns))('a project keeps %s', async (_what, own) => {
  const database = await server.createDatabase();
  await database.exec(own.made);
  for (const notices of [await runMigrations(database), await runMigrations(database)]) {
    expect(notices).toEqual(expect.arrayContaining(own.told ? [own.told] : []));
  }
  if (own.rows) await database.exec(own.rows);
  for (const [role, statement, seen] of own.reads) {
    const found = await readAs(database, role, statement).catch(({ code }) => code as unknown);
    expect(found, statement).toEqual(seen);
  }
  await database.close();
});

test('a project’s own topics are counted, and those that break the rule stay', async () => {
  const database = await server.createDatabase();
  await database.exec(
    articlesWith(
      'topics text[]',
      `(1, 'A', '{Essay}'), (2, 'B', array['Essay', repeat('x', 9000), null])`,
    ),
  );
  expect(await runMigrations(database)).toContain(
    'public.Articles: rule articles_topics_known binds new rows only, older rows break it',
  );
  const counts = () => rowsOf(database, 'select topic, articles from "Article Topics"');
  expect(await counts()).toEqual([{ topic: 'Essay', articles: 2 }]);
  await database.exec('delete from "Articles" where id = 2');
  expect(await counts()).toEqual([{ topic: 'Essay', articles: 1 }]);
  await database.exec(`update "Article Topics" set articles = 7`);
  await runMigrations(database, '_topics');
  expect(await counts()).toEqual([{ topic: 'Essay', articles: 1 }]);
  await database.close();
});

const within = ['2026-11-19 18:30+00', '2026-11-20 18:29:59.999999+00'];
const without = ['2026-11-19 18:29:59.999999+00', '2026-11-20 18:30+00'];

test.each([
  ['timestamptz', within, without],
  ['timestamp', within, without],
  ['date', ['2026-11-20'], ['2026-11-19', '2026-11-21']],
])('a day begins and ends in India where created_at is a %s', async (type, of, notOf) => {
  const database = await server.createDatabase();
  const [after, upTo] = spanOf('2026-11-20').map(justBefore);
  const rows = await rowsOf<{ at: string }>(
    database,
    `select at from unnest($1::text[]) at where at::${type} > '${after}' and at::${type} <= '${upTo}'`,
    [[...of, ...notOf]],
  );
  expect(rows.map(({ at }) => at)).toEqual(of);
  await database.close();
});

test('an owner who is no superuser is told that indexes serve less', async () => {
  const database = await server.createDatabase();
  await runMigrations(database);
  await database.exec(`create role owner; grant all on schema public to owner;
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
  await database.close();
});
