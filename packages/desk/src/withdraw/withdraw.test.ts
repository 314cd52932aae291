import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '@setu/data';
import { beforeEach, expect, test } from 'vitest';
import { apiContext } from '../../tests/support/apiContext.ts';
import { runCommand } from '../../tests/support/desk.ts';
import { file, folder } from '../../tests/support/files.ts';
import { projects } from '../../tests/support/projects.ts';
import { undoChange } from '../web/api/undo.ts';
import { withdrawAt } from '../web/api/withdrawing.ts';
import { republish } from './republish.ts';
import { withdraw } from './withdraw.ts';

const schemas = { public: 'migrated', bigint_ids: 'bigint' } as const;
const schemaNames = Object.keys(schemas) as (keyof typeof schemas)[];

beforeEach(async () => {
  for (const schema of schemaNames) {
    const inSchema = (name: string) => `${schema}."${name}"`;
    await projects.sql(`
      insert into ${inSchema('Articles')} (id, title, category, content, created_at) values
        (25, 'The Preamble', 'Facts of the Day', 'Text', '2026-11-20 01:00+00');
      insert into ${inSchema('Course Details')} (id, slug, "Title") values (7, 'essay-online', 'Essay');
      insert into ${inSchema('Course Section')} (id, title, "ViewMore", mode) values
        (3, 'Essay', '/essay-online', 'online'), (4, 'Essay', '/essay-online', 'offline');
      insert into ${inSchema('resources')} (id, title, href) values (9, 'Polity notes', '/about')`);
  }
  await projects.sql(`insert into "Questions" (day, number, stem, options, answer, publish_at)
    select '2026-11-19', n, 'Question ' || n, '{1,2,3,4}', 'a', 'infinity' from generate_series(1, 3) n`);
});

const url = 'https://example.org';
const saved = join(folder, 'withdrawn.json');
const take = (given: string, options: object = {}, client = projects.migrated) =>
  runCommand(withdraw, client, { files: [given, saved], ...options });
const putBack = (client = projects.migrated) => runCommand(republish, client, { files: [saved] });
const refused = (reason: unknown) => ({ status: 1, said: [reason] });

const all = async (schema: string) => ({
  articles: await projects.sql(`select * from ${schema}."Articles"`),
  pages: await projects.sql(`select * from ${schema}."Course Details"`),
  cards: await projects.sql(`select * from ${schema}."Course Section" order by id`),
  resources: await projects.sql(`select * from ${schema}.resources`),
  questions: schema === 'public' ? await projects.sql('select * from "Questions" order by id') : [],
});

test.each<[keyof typeof schemas, string, object]>([
  ...schemaNames.flatMap((schema): [typeof schema, string, object][] => [
    [schema, '/essay-online', { pages: [], cards: [] }],
    [schema, '/facts-of-the-day/25', { articles: [] }],
    [schema, 'polity  NOTES', { resources: [] }],
  ]),
  ['public', 'https://example.org/essay-online/', { pages: [], cards: [] }],
  ['public', '/practice/2026-11-19', { questions: [] }],
])('in %s, %s is withdrawn and comes back as it was', async (schema, given, gone) => {
  const client = projects[schemas[schema]];
  const before = await all(schema);
  const ran = await take(given, { url }, client);
  expect(ran.said).toEqual([
    expect.stringMatching(/^Withdrawn: .* The website is up to date\. It is kept in /),
  ]);
  expect(ran.status).toBe(0);
  expect(await all(schema)).toEqual({ ...before, ...gone });
  expect(statSync(saved).mode & 0o777).toBe(0o600);

  for (const _ of ['once', 'and again']) {
    const back = await putBack(client);
    expect(back.said).toEqual([expect.stringMatching(/^Published again: .* up to date\.$/)]);
    expect(await all(schema)).toEqual(before);
  }
});

test.each([
  ['/no-such-course', "There is no course '/no-such-course'. Nothing was changed."],
  ['/practice/2026-11-21', "There is no question of '/practice/2026-11-21'. Nothing was changed."],
  ['/practice/2026-02-31', "There is no question of '/practice/2026-02-31'. Nothing was changed."],
  ['/facts-of-the-day/26', "There is no article '/facts-of-the-day/26'. Nothing was changed."],
  ['/topics/polity', "There is no article '/topics/polity'. Nothing was changed."],
  ['/course-50%', "There is no course '/course-50%'. Nothing was changed."],
  ['Notes', "There is no resource 'Notes'. Nothing was changed."],
])('%s is not there', async (given, words) => {
  expect(await take(given)).toMatchObject(refused(words));
});

test.each([
  ['https://evil.example/facts-of-the-day/25', url],
  ['//evil.example/facts-of-the-day/25', url],
  ['https://example.org/facts-of-the-day/25', undefined],
])('%s is no address of the site %s', async (given, url) => {
  const reason = `There is no page of this site at '${given}'; name it by its path, '/facts-of-the-day/25'. Nothing was changed.`;
  expect(await take(given, { url })).toMatchObject(refused(reason));
  expect(await projects.sql('select id::int from "Articles"')).toEqual([{ id: 25 }]);
});

test('an article that was dated otherwise after its moment comes back with that date', async () => {
  await projects.sql(`update public."Articles" set publish_at = '2026-11-21 01:00+00'`);
  await projects.sql(`update public."Articles" set created_at = '2026-11-22 01:00+00'`);
  const before = await all('public');
  expect(before.articles).toMatchObject([{ created_at: new Date('2026-11-22T01:00:00Z') }]);
  await take('/facts-of-the-day/25', { url });
  expect((await putBack()).status).toBe(0);
  expect(await all('public')).toEqual(before);
});

test('what was changed after it came back is not written over', async () => {
  await take('/essay-online');
  await putBack();
  await projects.sql(
    `delete from "Course Details"; update "Course Section" set title = 'Corrected' where id = 4`,
  );
  const reason = expect.stringMatching(/^The course '\/essay-online' .* was changed since/);
  expect(await putBack()).toMatchObject(refused(reason));
  const { pages, cards } = await all('public');
  expect([pages, cards.map(({ title }) => title)]).toEqual([[], ['Essay', 'Corrected']]);
});

const page = `"Course Details" (id, slug, "Title") values (8, 'essay-online', 'Another')`;
const questionOf = (stem: string) =>
  `insert into "Questions" (day, number, stem, options, answer)
    values ('2026-11-20', 1, '${stem}', '{1,2,3,4}', 'a')`;
const translationOf = (id: number) =>
  `insert into "Articles" (id, title, category, content, language, translation_of)
    values (${id}, 'उद्देशिका', 'Facts of the Day', 'पाठ', 'hi', 25)`;

test.each([
  ['course', '/essay-online', 'another course has its address', '', `insert into ${page}`],
  [
    'course',
    '/essay-online',
    'another course has its address',
    '',
    `insert into bigint_ids.${page}`,
  ],
  [
    'question of',
    '/practice/2026-11-20',
    'another question has its place',
    questionOf('Old?'),
    questionOf('New?'),
  ],
  [
    'article',
    '/hi/facts-of-the-day/26',
    'its original has another translation',
    translationOf(26),
    translationOf(41),
  ],
])('the %s %s does not come back where %s', async (what, given, why, first, second) => {
  const schema = second.includes('bigint_ids') ? 'bigint_ids' : 'public';
  const client = projects[schemas[schema]];
  await projects.sql(first);
  const context = apiContext(client);
  const languages = ['en', 'hi'] as const;
  const { file, undo } = await withdrawAt(
    { ...context, site: { ...context.site, languages } },
    { address: given },
  );
  await projects.sql(second);
  const before = await all(schema);
  const reason =
    `The ${what} '${given}' is not put back, because ${why} by now. ` +
    'To have this one again, withdraw the other one first. Nothing was written.';
  const ran = await runCommand(republish, client, { files: [join(folder, file)] });
  expect(ran).toMatchObject(refused(reason));
  await expect(undoChange(context, { undo })).rejects.toThrow(reason);
  expect(await all(schema)).toEqual(before);
});

test('a course that has got a second card since it came back is put back again', async () => {
  await take('/essay-online');
  await putBack();
  await projects.sql(
    `insert into "Course Section" (title, "ViewMore", mode) values ('Essay', '/essay-online', null)`,
  );
  const before = await all('public');
  expect((await putBack()).status).toBe(0);
  expect(await all('public')).toEqual(before);
});

test('addresses of the second language are taken off, and what is in the first one stays', async () => {
  await projects.sql(`
    insert into "Questions" (day, number, language, stem, options, answer) values
      ('2026-11-20', 1, 'en', 'Which?', '{1,2,3,4}', 'a'), ('2026-11-20', 1, 'hi', 'कौन?', '{1,2,3,4}', 'a');
    insert into "Course Details" (id, slug, "Title") values (8, 'essay-online', 'निबंध');
    insert into "Course Section" (id, title, "ViewMore", mode) values (5, 'निबंध', '/essay-online', 'online')`);
  const before = await all('public');
  for (const given of ['/hi/essay-online', '/hi/practice/2026-11-20', '/hi/facts-of-the-day/25']) {
    const files = [given, join(folder, given.replaceAll('/', '-'))];
    expect((await take(given, { files, languages: ['en', 'hi'] })).status).toBe(0);
  }
  const isEnglish = ({ Title, title }: Record<string, unknown>) => (Title ?? title) === 'Essay';
  expect(await all('public')).toEqual({
    ...before,
    articles: [],
    pages: before.pages.filter(isEnglish),
    cards: before.cards.filter(isEnglish),
    questions: before.questions.filter(({ language }) => language === 'en'),
  });
});

test('a file that is there is not written over, and one that is no withdrawal is refused', async () => {
  file('withdrawn.json', 'mine');
  const isThere = expect.stringContaining('is there already');
  expect(await take('/essay-online')).toMatchObject(refused(isThere));
  expect(readFileSync(saved, 'utf8')).toBe('mine');
  for (const text of [
    'mine',
    '{}',
    '{"format":"setu-withdrawn","what":"x","tables":[{"table":"Contact Records","rows":[]}]}',
  ]) {
    writeFileSync(saved, text);
    expect(await putBack()).toMatchObject(refused(expect.stringContaining('is no file that')));
  }
});

test('an answer that is lost is asked for again; a delete that fails names the file', async () => {
  const context = apiContext(projects.migrated);
  const { deleteRows } = context.queries;
  const failures = [new DataError('unavailable', 'The server could not be reached.')];
  const failing = (options: Parameters<typeof deleteRows>[0]) =>
    deleteRows(options).then(() => {
      const failure = failures.pop();
      if (failure) throw failure;
    });
  const withdrawn = { ...context, queries: { ...context.queries, deleteRows: failing } };
  expect(await withdrawAt(withdrawn, { address: '/essay-online' })).toMatchObject({
    outcome: 'withdrawn',
  });
  expect(await all('public')).toMatchObject({ pages: [], cards: [] });
  failures.push(...Array.from({ length: 2 }, () => new DataError('timeout', 'Too late.')));
  await expect(withdrawAt(withdrawn, { address: '/facts-of-the-day/25' })).rejects.toThrow(
    /^Too late\. Whether it is off the website is not known\. withdrawn-25-\d+\.json keeps it/,
  );
});
