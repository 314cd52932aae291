import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSeeds } from '../../src/database/migrate.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { createMigratedDatabase, readAs, tryAs } from '../support/hosted.ts';

// What the database derives from articles: dates, topics with their counts, summaries.

const database = useFixture(createMigratedDatabase);
beforeEach(() => database.query('delete from "Articles"'));

/** Written on new year's day, and visible from a moment on. */
const written = (publishAt: string) =>
  `insert into "Articles" (id, title, created_at, publish_at) values (1, 'A', '2026-01-01', ${publishAt});`;
const publishedFor = (age: string) =>
  `insert into "Articles" (id, title, content, created_at) values (1, 'A', 'Text', now() - interval '${age}');`;
const set = (what: string) => `update "Articles" set ${what};`;
/** The first article, in another language, of an original that was corrected. */
const translates = (age: string) => `
  insert into "Articles" (id, title, language, created_at, updated_at) values
    (9, 'B', 'en', now() - interval '4 days', now() - interval '2 days');
  insert into "Articles" (id, title, language, translation_of, created_at) values
    (1, 'C', 'hi', 9, now() - interval '${age}');`;
const timeOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;
const isNow = (column: string) => `(${column} > now() - interval '1 minute')::text`;
const [date, changed] = [timeOf('created_at'), isNow('updated_at')];

test.each<[what: string, statements: string, value: string, expected: string | null]>([
  ['the date is when it is to be published', written(`'2040-02-03'`), date, '2040-02-03 00:00'],
  [
    'the date follows when it is to be published',
    written(`'2040-02-03'`) + set(`publish_at = '2041-02-03'`),
    date,
    '2041-02-03 00:00',
  ],
  ['the date of a draft is when it was written', written(`'infinity'`), date, '2026-01-01 00:00'],
  [
    'the date of a draft that is published at once is now',
    written(`'infinity'`) + set('publish_at = null'),
    isNow('created_at'),
    'true',
  ],
  [
    'the date stays once it is published',
    written('null') + set('publish_at = null') + set(`publish_at = 'infinity'`),
    date,
    '2026-01-01 00:00',
  ],
  [
    'the date is what the staff set',
    written('null') + set(`title = 'B', created_at = '2026-02-02'`),
    date,
    '2026-02-02 00:00',
  ],
  ...[`title = 'B'`, `content = 'More'`, `content = null`, `url = '/b'`].map(
    (what): [string, string, string, string] => [
      `a change of what is read is dated: ${what}`,
      publishedFor('61 minutes') + set(what),
      changed,
      'true',
    ],
  ),
  ...[`title = title, content = content`, `topics = '{Essay}'`, `category = 'B'`].map(
    (what): [string, string, string, null] => [
      `a change of nothing that is read is not dated: ${what}`,
      publishedFor('2 days') + set(what),
      changed,
      null,
    ],
  ),
  [
    'a change within an hour of publication is not dated',
    publishedFor('59 minutes') + set(`title = 'B'`),
    changed,
    null,
  ],
  [
    'a change before publication is not dated',
    written(`'2040-01-01'`) + set(`title = 'B'`),
    changed,
    null,
  ],
  ['a change of a draft is not dated', written(`'infinity'`) + set(`title = 'B'`), changed, null],
  [
    'a change within an hour is dated if the original was corrected since',
    `${publishedFor('10 minutes')} insert into "Articles" (id, title, language, created_at, updated_at)
       values (9, 'B', 'en', now() - interval '4 hours', now() - interval '5 minutes');
     ${set(`language = 'hi', translation_of = 9 where id = 1`)} ${set(`title = 'C' where id = 1`)}`,
    changed,
    'true',
  ],
  ['a translation dated before a correction has changed', translates('4 days'), changed, 'true'],
  ['a translation dated after a correction has not changed', translates('1 day'), changed, null],
  [
    'the date of a change is what the staff set',
    publishedFor('2 days') + set(`title = 'B', updated_at = '2026-02-02'`),
    timeOf('updated_at'),
    '2026-02-02 00:00',
  ],
  [
    'the staff may say that nothing has changed',
    publishedFor('2 days') + set(`title = 'B'`) + set('updated_at = null'),
    changed,
    null,
  ],
  [
    'dates are set for each role that may write articles',
    `create role writer bypassrls; grant usage on schema public to writer;
      grant select, update (title, publish_at) on "Articles" to writer;
      grant execute on function public.article_summary(text), public.are_topics(text[]) to writer;
      ${publishedFor('2 days')} set role writer; ${set(`title = 'B'`)}
      ${set(`publish_at = '2040-01-01'`)} reset role;`,
    `${changed} || ' ' || ${date}`,
    'true 2040-01-01 00:00',
  ],
])('articles: %s', async (_what, statements, value, expected) => {
  await database.query(statements);
  const rows = await database.query(`select ${value} as value from "Articles" where id = 1`);
  expect(rows).toEqual([{ value: expected }]);
});

describe('topics', () => {
  /** The topics and counts that visitors see. */
  async function seen(): Promise<Record<string, number>> {
    const rows = await readAs<{ topic: string; articles: number }>(
      database,
      'anon',
      'select topic, sum(articles)::int as articles from "Article Topics" group by topic',
    );
    return Object.fromEntries(rows.map(({ topic, articles }) => [topic, articles]));
  }

  test('are counted once an article, of those that visitors see', async () => {
    await database.query(`insert into "Articles" (id, title, topics, publish_at) values
      (1, 'A', '{Polity,Essay}', null), (2, 'B', '{Polity,Polity}', '2026-01-01'), (3, 'C', '{}', null),
      (4, 'D', null, null), (5, 'E', '{Essay,Art}', 'infinity'), (6, 'F', '{Essay}', '2040-01-01')`);
    expect(await seen()).toEqual({ Polity: 2, Essay: 1 });
    await database.query(`update "Articles" set publish_at = null where id = 5`);
    expect(await seen()).toEqual({ Polity: 2, Essay: 2, Art: 1 });
  });
});

describe('a summary', () => {
  const summaryOf = async (content: string | null) => {
    const [row] = await database.query<{ summary: string | null }>(
      'select public.article_summary($1) as summary',
      [content],
    );
    return row?.summary ?? null;
  };

  const sentence = 'Parliament passes a Bill only after both Houses have read it three times.';
  const long = `${sentence} The President then has three courses, and a Money Bill has a path of its own that is shorter.`;
  const hindi = 'कानून बनाना विधायिका का काम है। परंतु संसद वर्ष भर नहीं बैठती।';
  const words = (count: number) => Array.from({ length: count }, () => 'क्षत्रिय').join(' ');

  test.each([
    ['nothing', null, null],
    ['an empty text', '', null],
    ['blanks alone', ' \r\n\t\u00a0\u200b\ufeff\n', null],
    ['a short text', 'Both Houses read it.', 'Both Houses read it.'],
    ['sentences that fit', long, sentence],
    ['Hindi, to a danda', `${hindi} ${'और कभी-कभी ऐसी स्थिति आ जाती है '.repeat(8)}।`, hindi],
    ['Hindi, cut between words', words(60), `${words(17)}…`],
    [
      'headings, lists and tables',
      'Why\n\n- one\n- two\n\n|a|\n|-|\n\n# More\nLaw.',
      'one two Law.',
    ],
    ['marks', '**Bold** and _it_, [a link](/b), snake_case', 'Bold and it, a link, snake_case'],
    ['marks at the ends of lines', '**Why?**\n_A_\n\n- **B**: c\n- **D**: e', 'Why? A B: c D: e'],
    ['a link with parentheses', '[The House](https://a.example/Lok_Sabha_(India)).', 'The House.'],
    ['bullets of Word', '\uF0B7 one\n\uF0A7two\no\tthree\n•पहला', 'one two three पहला'],
    ['one endless word', 'x'.repeat(5_000), `${'x'.repeat(159)}…`],
  ])('of %s', async (_name, content, summary) => {
    expect(await summaryOf(content)).toBe(summary);
  });

  test('is cut after a word where no sentence ends in reach, without a comma before the ellipsis', async () => {
    const summary = await summaryOf(`A Bill,${' which is read again,'.repeat(20)} and passed.`);
    expect(summary).toMatch(
      /^A Bill, which is read again,.* (which is read again|which is read|which is|which)…$/,
    );
    expect(summary?.length).toBeGreaterThan(130);
    expect(summary?.length).toBeLessThanOrEqual(160);
  });

  test.each([
    'that is known to everybody by the name of Art. 123',
    'that is known to everybody by the name of Dr. Wadhwa',
    'where a fine of no more than Rs. 500 was asked for',
  ])('does not take an abbreviation for the end of a sentence: %s', async (what) => {
    const content = `The rule was drawn more tightly by the Court in the case ${what}, which the President and the Cabinet must all heed in future.`;
    const summary = (await summaryOf(content)) ?? '';
    expect(content.startsWith(summary.slice(0, -1))).toBe(true);
    expect(summary).toMatch(/[a-z]…$/);
  });

  test('follows its content, and can be read but not written by visitors', async () => {
    await database.query(`insert into "Articles" (id, title, content) values (9000, 'A', 'Before.');
      update "Articles" set content = 'After.' where id = 9000`);
    const read = 'select summary from "Articles" where id = 9000';
    expect(await readAs(database, 'anon', read)).toEqual([{ summary: 'After.' }]);
    const written = `insert into "Articles" (title, content) values ('B', 'Text.')`;
    expect(await tryAs(database, 'service_role', written)).toBe('ok');
    expect(await tryAs(database, 'anon', written)).toBe('42501');
  });

  test.each(['- ', ' **a _b', '[a](/b(c', '|a|\n|-|\n'])(
    'of 1 MB of %j is made within the time of a statement',
    async (piece) => {
      await database.query(`set statement_timeout = '3s'`);
      const summary = await summaryOf(piece.repeat(Math.floor(1_000_000 / piece.length)));
      expect((summary ?? '').length).toBeLessThanOrEqual(161);
    },
  );
});

test('every sample article has a summary and topics, of one spelling each', async () => {
  for (const { sql } of readSeeds()) await database.query(sql);
  const rows = await database.query<{ summary: string | null; topics: string[] | null }>(
    'select summary, topics from "Articles"',
  );
  expect(rows.length).toBeGreaterThanOrEqual(72);
  for (const { summary, topics } of rows) {
    expect(summary).toMatch(/^[\p{L}"“‘].{39,158}[.?!।…")]$/u);
    expect(topics).not.toEqual([]);
  }
  const topics = [...new Set(rows.flatMap((row) => row.topics ?? ['none']))];
  expect(topics).toEqual(
    expect.arrayContaining(['GS Paper 1', 'GS Paper 2', 'GS Paper 3', 'GS Paper 4', 'Prelims']),
  );
  expect(topics).not.toContain('none');
  expect(new Set(topics.map((topic) => topic.toLowerCase())).size).toBe(topics.length);
});

test('sample content in Hindi translates each course and resource, and two days of articles', async () => {
  await database.query(`delete from "Articles"; delete from "Questions"`);
  const seeds = fileURLToPath(new URL('../../supabase/seeds', import.meta.url));
  for (const { sql } of readSeeds([seeds, path.join(seeds, 'hi')].join(path.delimiter))) {
    await database.query(sql);
  }
  const articles = await database.query<
    Record<'own' | 'original', string> & { is_twin: boolean }
  >(`select b.content as own, a.content as original,
       (a.category, a.created_at, cardinality(a.topics), a.language, b.language)
         is not distinct from (b.category, b.created_at, cardinality(b.topics), 'en', 'hi') as is_twin
     from "Articles" a left join "Articles" b on b.translation_of = a.id
     where a.translation_of is null
       and a.created_at between '2026-11-19T00:00:00+05:30' and '2026-11-20T23:59:59+05:30'`);
  expect(articles).toHaveLength(7);
  const shapeOf = (text: string) =>
    text.split(/\n\n+/).map((block) => block.replaceAll(/^(-|\d+\.)?.*$/gm, '$1'));
  for (const { own, original, is_twin: isTwin } of articles) {
    expect(isTwin).toBe(true);
    // So they can be read side by side.
    expect(shapeOf(own)).toEqual(shapeOf(original));
  }
  const alone =
    await database.query(`select slug, count(*) from "Course Details" group by slug, "BuyURL", "Fees", "CourseImage"
       having array_agg(language order by language) <> '{en,hi}'
     union all
     select "ViewMore", count(*) from "Course Section" group by "ViewMore", date, mode, "isFeatured"
       having array_agg(language order by language) <> '{en,hi}'
     union all
     select image, count(*) from resources group by image
       having array_agg(language order by language) <> '{en,hi}'`);
  expect(alone).toEqual([]);
  const [next] = await database.query<{ id: number }>(
    `insert into "Articles" (title) values ('x') returning id::int`,
  );
  expect(next?.id).toBeGreaterThan(173);
});
