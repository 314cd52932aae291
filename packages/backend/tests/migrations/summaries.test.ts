import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSeeds } from '../../src/database/migrate.ts';
import { createHostedDatabase, rowsOf, runMigrations, tryAs } from '../support/hosted.ts';

let database: PGlite;

beforeAll(async () => {
  database = await createHostedDatabase();
  await runMigrations(database);
});
afterAll(() => database.close());

async function summaryOf(content: string | null): Promise<string | null> {
  const [row] = await rowsOf<{ summary: string | null }>(
    database,
    'select public.article_summary($1) as summary',
    [content],
  );
  return row?.summary ?? null;
}

const sentence = 'Parliament passes a Bill only after both Houses have read it three times.';
const long = `${sentence} The President then has three courses, and a Money Bill has a path of its own that is shorter.`;

// What is a heading, an item or a paragraph: tests/unit/summaries.test.ts.
test.each([
  ['nothing', null, null],
  ['an empty text', '', null],
  ['blanks alone', ' \r\n\t\u00a0\u200b\ufeff\n', null],
  ['a short text', 'Both Houses read it.', 'Both Houses read it.'],
  ['sentences that fit', long, sentence],
])('of %s', async (_name, content, summary) => {
  expect(await summaryOf(content)).toBe(summary);
});

test('is cut after a word where no sentence ends in reach, without a comma before the ellipsis', async () => {
  const content = `A Bill,${' which is read again,'.repeat(20)} and passed.`;
  const summary = (await summaryOf(content)) ?? '';
  expect(summary).toMatch(
    /^A Bill, which is read again,.* (which is read again|which is read|which is|which)…$/,
  );
  expect(summary.length).toBeGreaterThan(130);
  expect(summary.length).toBeLessThanOrEqual(160);
});

test.each([
  'The rule was drawn more tightly by the Court in the case that is known to everybody by the name of Art. 123, which the President and the Cabinet must all heed in future.',
  'The rule was drawn more tightly by the Court in the case that is known to everybody by the name of Dr. Wadhwa, which the President and the Cabinet must all heed in future.',
  'The rule was drawn more tightly by the Court in the case where a fine of no more than Rs. 500 was asked for, which the President and the Cabinet must all heed in future.',
])('does not take an abbreviation for the end of a sentence: %s', async (content) => {
  const summary = (await summaryOf(content)) ?? '';
  expect(content.startsWith(summary.slice(0, -1))).toBe(true);
  expect(summary).toMatch(/[a-z]…$/);
});

test('ends Hindi at a danda, and cuts it between words', async () => {
  const first = 'कानून बनाना विधायिका का काम है। परंतु संसद वर्ष भर नहीं बैठती।';
  expect(await summaryOf(`${first} ${'और कभी-कभी ऐसी स्थिति आ जाती है '.repeat(8)}।`)).toBe(first);
  const words = Array.from({ length: 60 }, () => 'क्षत्रिय').join(' ');
  expect(await summaryOf(words)).toBe(`${Array.from({ length: 17 }, () => 'क्षत्रिय').join(' ')}…`);
});

test('cuts one endless word as well', async () => {
  const summary = await summaryOf('x'.repeat(5000));
  expect(summary).toBe(`${'x'.repeat(159)}…`);
});

test('stands in each row, follows its content, and can be read but not written by visitors', async () => {
  for (const { sql } of readSeeds()) await database.exec(sql);
  const rows = await rowsOf<{ summary: string | null }>(database, 'select summary from "Articles"');
  expect(rows.length).toBeGreaterThanOrEqual(72);
  for (const { summary } of rows) {
    expect(summary).toMatch(/^[\p{L}"“‘].{39,158}[.?!।…")]$/u);
  }
  await database.exec(`insert into "Articles" (id, title, content) values (9000, 'A', 'Before.')`);
  await database.exec(`update "Articles" set content = 'After.' where id = 9000`);
  expect(await rowsOf(database, 'select summary from "Articles" where id = 9000')).toEqual([
    { summary: 'After.' },
  ]);
  expect(await tryAs(database, 'anon', 'select summary from "Articles"')).toBe('ok');
  const written = `insert into "Articles" (title, content) values ('B', 'Text.')`;
  expect(await tryAs(database, 'service_role', written)).toBe('ok');
  expect(await tryAs(database, 'anon', written)).toBe('42501');
});

test('a project’s own stay', async () => {
  const own = await createHostedDatabase();
  await own.exec(`create table "Articles" (id int primary key, content text,
      summary text generated always as (upper(content)) stored);
    insert into "Articles" values (1, '## Why');`);
  await runMigrations(own);
  expect(await rowsOf(own, 'select summary from "Articles"')).toEqual([{ summary: '## WHY' }]);
  await own.close();
});

test.each([
  ['stars', '**'],
  ['underlines', '__a'],
  ['bullets', '- '],
  ['blanks', ' '],
  ['colons', `${'a'.repeat(78)}:\n`],
  ['full stops', 'abc. '],
  ['dandas', '।'],
  ['open marks', ' **a _b'],
  ['marks', '**_a_** '],
  ['brackets', '['],
  ['half links', '[a](/b(c'],
  ['links', '[a](/b) '],
  ['addresses', ' https://a.example'],
  ['tables', '|a|\n|-|\n'],
])('of 1 MB of %s is made within the time of a statement', async (_name, piece) => {
  await database.exec(`set statement_timeout = '3s'`);
  const summary = await summaryOf(piece.repeat(Math.floor(1_000_000 / piece.length)));
  expect((summary ?? '').length).toBeLessThanOrEqual(161);
});
