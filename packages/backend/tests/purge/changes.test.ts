import { oneof, sample, string } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { contentKey } from '../../../data/src/server/contentKeys.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { deleteChanges, readChanges } from '../../src/purge/purger.ts';
import { content } from '../migrations/statements.ts';
import { createMigratedDatabase } from '../support/hosted.ts';

const database = useFixture(createMigratedDatabase);
beforeEach(() =>
  database.query('truncate "Articles", "Questions", resources; truncate content_outbox.changes'),
);

/** The keys of due changes that were noted since the last call. */
async function noted(): Promise<string[]> {
  const changes = await readChanges(database);
  await deleteChanges(database, changes);
  return [...new Set(changes.keys)].toSorted();
}

async function publish(columns = '', values = ''): Promise<number> {
  const [row] = await database.query<{
    id: number;
  }>(`insert into "Articles" (title, category, content, topics, created_at ${columns})
     values ('Title', 'Editorial Analysis', 'Text', '{Polity,GS Paper 2}', '2026-11-19T20:00:00Z' ${values})
     returning id`);
  return row?.id ?? 0;
}

test('every table that visitors read notes its changes', async () => {
  const rows = await database.query<{
    name: string;
  }>(`select tgrelid::regclass::text as name from pg_trigger
       where tgfoid = 'content_outbox.note_change'::regproc group by tgrelid having count(*) = 4`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(content.toSorted());
});

const ofArticle = (id: number) => [
  `article:${id}`,
  'articles',
  // The date in India.
  'day:2026-11-20',
  'list:editorial-analysis',
  'newest',
  'order:editorial-analysis',
  'topic:gs-paper-2',
  'topic:polity',
];

const change = `update "Articles" set category = 'Daily Summary', topics = '{Ethics}'`;

test('an article that comes, changes or goes is noted by all that shows it', async () => {
  const id = await publish();
  expect(await noted()).toEqual(ofArticle(id));
  await database.query(change);
  expect(await noted()).toEqual(
    [
      ...ofArticle(id).filter((key) => !key.startsWith('order')),
      `link:${id}`,
      'list:daily-summary',
      'order:daily-summary',
      'topic:ethics',
    ].toSorted(),
  );
  await database.query(`update "Articles" set title = 'Corrected'`);
  const corrected = await noted();
  expect(corrected).toContain(`link:${id}`);
  expect(corrected.filter((key) => /^(?:newest|order)/.test(key))).toEqual([]);
  await database.query('delete from "Articles"');
  expect(await noted()).toEqual(
    expect.arrayContaining([`link:${id}`, 'list:daily-summary', 'newest']),
  );
  expect(await noted()).toEqual([]);
});

test('an article of an earlier day is noted by its new neighbours, one of today is not', async () => {
  const today = new Date().toISOString();
  await publish(', publish_at', `, 'infinity'`);
  expect(await noted()).toEqual([]);
  await database.query(`update "Articles" set publish_at = '2026-11-20'`);
  expect(await noted()).toContain('order:editorial-analysis');
  await database.query(`update "Articles" set created_at = '${today}'`);
  expect(await noted()).not.toContain('order:editorial-analysis');
});

test('a translation is noted with what it translates', async () => {
  const id = await publish();
  await noted();
  await publish(', translation_of, language', `, ${id}, 'hi'`);
  expect(await noted()).toContain(`article:${id}`);
});

test('a draft is noted when it is published, and what is scheduled when its moment comes', async () => {
  const draft = await publish(', publish_at', `, 'infinity'`);
  await database.query(change);
  expect(await noted()).toEqual([]);
  await database.query('update "Articles" set publish_at = null');
  expect(await noted()).toContain(`article:${draft}`);
  await database.query(`update "Articles" set publish_at = 'infinity'`);
  expect(await noted()).toContain(`link:${draft}`);
  const scheduled = await publish(', publish_at', `, now() + interval '1 hour'`);
  await database.query(`update "Articles" set title = 'Another' where id = ${scheduled}`);
  expect(await noted()).toEqual([]);
  await database.query(`update content_outbox.changes set due_at = due_at - interval '61 minutes'`);
  const seen = await noted();
  expect(seen).toContain(`article:${scheduled}`);
  // No page links to it yet.
  expect(seen).not.toContain(`link:${scheduled}`);
});

test('a question is noted with its article, other tables by themselves, and all at once as all', async () => {
  await database.query(`insert into "Questions" (day, number, article_id, stem, options, answer, language)
    values ('2026-11-20', 1, '7', 'Which?', '{a,b,c,d}', 'a', 'en')`);
  expect(await noted()).toEqual(['article:7', 'questions']);
  await database.query(
    `update "Questions" set day = (now() at time zone 'Asia/Kolkata')::date + 1`,
  );
  await noted();
  await database.query(`update "Questions" set stem = 'Which one?'`);
  expect(await noted()).toEqual([]);
  await database.query(`update content_outbox.changes set due_at = due_at - interval '1 day'`);
  expect(await noted()).toEqual(['article:7', 'questions']);
  await database.query(`insert into resources (title) values ('A book')`);
  await database.query(`insert into "Course Section" (title) values ('A course')`);
  expect(await noted()).toEqual(['courses', 'resources']);
  await database.query(
    `insert into "Articles" (title) select n::text from generate_series(1, 501) n`,
  );
  expect(await noted()).toEqual(['all']);
  await database.query('truncate "Articles"');
  expect(await noted()).toEqual(['all']);
});

test('what is not committed is not noted, and what no one reads is gone after a day', async () => {
  await database.query(`begin; insert into resources (title) values ('A book'); rollback`);
  expect(await noted()).toEqual([]);
  await database.query(`insert into resources (title) values ('A book');
    update content_outbox.changes set due_at = now() - interval '25 hours';
    insert into resources (title) values ('Another')`);
  const [row] = await database.query('select count(*)::int from content_outbox.changes');
  expect(row).toEqual({ count: 1 });
});

test('the database makes the same key of a name as the pages do', async () => {
  const names = sample(oneof(string({ unit: 'binary' }), string()), 300);
  const texts = ['Polity', 'GS Paper 2', 'राजव्यवस्था', 'İstanbul', 'a\nb', '', ...names].map(
    (text) => text.replaceAll('\0', '').toWellFormed(),
  );
  const rows = await database.query<{ key: string }>(
    `select content_outbox.key('topic', text) as key from unnest($1::text[]) with ordinality as t (text, n)
     order by n`,
    [texts],
  );
  expect(rows.map(({ key }) => key)).toEqual(texts.map((text) => contentKey('topic', text)));
});
