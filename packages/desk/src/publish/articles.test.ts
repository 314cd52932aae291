import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDateTime } from '../content/dateTime.ts';
import { publish } from './articles.ts';
import { runCommand } from '../../tests/support/desk.ts';
import { file, folder, pipe, reasons } from '../../tests/support/files.ts';
import { type IdType, projects } from '../../tests/support/projects.ts';

const preamble = `---
title: The Preamble, phrase by phrase
category: Facts of the Day
date: 20/11/2026 06:30
topics: [Polity, GS  Paper 2]
---

One sentence.

- Justice
- Liberty
`;
/** As every project can hold it. */
const plain = preamble.replace(/topics.*\n/, '');

/** Publishes a text, as `a.md`. */
const run = (text: string, options: object = {}, client = projects.migrated) =>
  runCommand(publish, client, { files: [file('a.md', text)], ...options });
const articles = (schema = 'public') =>
  projects.sql(
    `select title, category, content, created_at, url from ${schema}."Articles" order by title`,
  );

test('articles are published from Markdown, and their addresses printed', async () => {
  const ran = await run(preamble);
  expect(ran.said).toEqual(['1 article is written. The website is up to date.']);
  expect(ran.status).toBe(0);
  const [row] = await projects.sql<{ id: string }>(
    `select id, title, category, content, created_at, url, topics, summary from "Articles"`,
  );
  expect(row).toMatchObject({
    title: 'The Preamble, phrase by phrase',
    category: 'Facts of the Day',
    content: 'One sentence.\n\n- Justice\n- Liberty',
    created_at: new Date('2026-11-20T01:00:00Z'),
    url: null,
    topics: ['Polity', 'GS Paper 2'],
    summary: expect.stringContaining('One sentence.'),
  });
  expect(ran.rows).toMatchObject([{ outcome: 'new', address: `/facts-of-the-day/${row?.id}` }]);
  expect(ran.printed).toEqual([
    'new: The Preamble, phrase by phrase',
    `     /facts-of-the-day/${row?.id}`,
  ]);
});

test('articles come from a folder and from tables as spreadsheets save them', async () => {
  file('in/one.md', preamble);
  file('in/deeper/two.md', preamble.replace('The Preamble', 'Article 1'));
  file('in/_left-out.md', 'not an article');
  const table =
    '\uFEFFTitle;Category;Date;Topics;Content\r\n' +
    '"Rates; and ratios";Editorial Analysis;21/11/2026;"Economy, Prelims";"First.\r\n\r\nSecond."\r\n';
  const ran = await runCommand(publish, projects.migrated, {
    files: [join(folder, 'in'), file('all.csv', table)],
  });
  expect(ran.status).toBe(0);
  expect(await articles()).toMatchObject([
    { title: 'Article 1, phrase by phrase' },
    { title: 'Rates; and ratios', content: 'First.\n\nSecond.' },
    { title: 'The Preamble, phrase by phrase' },
  ]);
});

test('a name with non-breaking spaces is the name that it looks like', async () => {
  const pasted = preamble
    .replace('Facts of', 'Facts\u00A0of')
    .replace('Paper 2', 'Paper\u00A02, GS Paper 2');
  expect(reasons(await run(pasted))).toEqual([]);
  const [row] = await projects.sql(`select category, topics from "Articles"`);
  expect(row).toEqual({ category: 'Facts of the Day', topics: ['Polity', 'GS Paper 2'] });
});

test('a word with a soft hyphen, as programs copy it, is found by a search', async () => {
  await run(preamble.replace('One sentence', 'A consti\u00ADtution'));
  const found = await projects.sql(
    `select title from "Articles" where search_vector @@ to_tsquery('public.site_words', 'constitution')`,
  );
  expect(found).toHaveLength(1);
});

test('whatever is wrong is reported with file and line, and nothing is written', async () => {
  const soon = formatDateTime(new Date(Date.now() + 120_000).toISOString());
  const files = [
    file('good.md', preamble),
    file(
      'bad.md',
      '---\ncategory: Facts of the Dya\ndate: 31/02/2026\nurl: javascript:alert(1)\ntopic: Polity\n---\n\nText.',
    ),
    file('long.md', preamble + 'x'.repeat(1024 * 1024)),
    file('ansi.md', Buffer.from(preamble.replace('phrase', 'ph\x92ase'), 'latin1')),
    file('empty.md', preamble.replace(/\n\n[^]*/, '\n').replace('phrase', 'ph')),
    file('future.md', preamble.replace('20/11/2026 06:30', soon)),
    file('notes.txt', ''),
    join(folder, 'none.md'),
    pipe('pipe.md'),
    file(
      'many.md',
      preamble.replace('---\n', `---\n${[...Array(100).keys()].map((n) => `f${n}: x\n`).join('')}`),
    ),
  ];
  const ran = await runCommand(publish, projects.migrated, { files });
  expect(ran.status).toBe(1);
  expect(reasons(ran)).toEqual([
    expect.stringMatching(/^ansi\.md:2: is not UTF-8: save it again/),
    'bad.md:1: title: is missing',
    "bad.md:2: category: 'Facts of the Dya' is unknown. Did you mean 'Facts of the Day'?",
    expect.stringMatching(/^bad\.md:3: date: '31\/02\/2026' is no date/),
    expect.stringMatching(/^bad\.md:4: url: is no address/),
    "bad.md:5: topic: there is no such field. Did you mean 'topics'?",
    'empty.md:1: content: there is neither a text nor a url',
    expect.stringMatching(/^future\.md:4: date: .* is still to come/),
    'long.md:1: has 1025 KB; 1024 KB is the most',
    'many.md:2: there are 104 fields; 100 is the most',
    'none.md:1: there is no such file or folder',
    'notes.txt:1: is neither a .md nor a .csv file',
    'pipe.md:1: is no regular file',
  ]);
  expect(await articles()).toEqual([]);
});

test('articles have one date: their own, that of their publication, or none yet', async () => {
  const several = (fields: string) => preamble.replace('topics', `${fields}\ntopics`);
  const files = [
    file('a.md', several('publish_at: 2090-01-02 06:00')),
    file('b.md', several('draft: yes').replace('The', 'A')),
  ];
  const ran = await runCommand(publish, projects.scheduling, { files });
  expect(reasons(ran)).toEqual([
    'a.md:5: publish_at: give one of date, publish_at and draft',
    'b.md:5: draft: give one of date, publish_at and draft',
  ]);
});

test('articles are warned of before they are written', async () => {
  const text = preamble
    .replace('title: The Preamble, phrase by phrase', 'title: “The Preamble”')
    .replace('One sentence.', 'One *sentence*. ![](https://example.org/a.png) <b>');
  const ran = await run(text, { 'dry-run': true });
  expect(ran.status).toBe(0);
  expect(reasons(ran)).toEqual([
    expect.stringMatching(/^a\.md:2: title: the curly quotes around “The Preamble” will be shown/),
    expect.stringMatching(/^a\.md:8: "\*sentence\*" stays as it is/),
    expect.stringMatching(/^a\.md:8: "!\[\]\(https:.*a text holds no pictures/),
    expect.stringMatching(/^a\.md:8: "<b>" is shown as it stands/),
  ]);
});

test('articles pasted from a spreadsheet become tables where that is wanted', async () => {
  const pasted = `${preamble}\nYear\tAct\n1950\tOne\n`;
  const ran = await run(pasted, { 'dry-run': true });
  expect(reasons(ran)).toEqual([expect.stringMatching(/^a\.md:13: .* a table from a spreadsheet/)]);
  const made = await run(pasted, { tables: true });
  expect(reasons(made)).toEqual([]);
  expect(await articles()).toMatchObject([
    { content: expect.stringContaining('| Year | Act |\n|---|---|\n| 1950 | One |') },
  ]);
});

test('articles of more cells or blocks than a page shows are refused', async () => {
  const head = preamble.slice(0, preamble.indexOf('One sentence'));
  const rows = `| a | b |\n|---|---|\n${'||\n'.repeat(5_001)}`;
  for (const text of [rows, 'One.\n\n'.repeat(5_001)]) {
    const ran = await run(head + text);
    expect(ran.status).toBe(1);
    expect(ran.said.at(-1)).toBe('Nothing was written.');
  }
  expect(await articles()).toEqual([]);
});

describe('articles that are corrected', () => {
  const undated = preamble.replace(/date.*\n/, '');
  const moments = async () =>
    (await projects.sql<{ created_at: Date }>('select created_at from "Articles" order by id')).map(
      ({ created_at }) => created_at.toISOString(),
    );
  const correct = (text: string, options: object = {}) =>
    run(`${text}- Equality\n`, { replace: true, ...options });
  const then = '2026-11-20T01:00:00.000Z';

  test.each([
    ['without a date', undated, then],
    ['with its day', preamble.replace(' 06:30', ''), then],
    ['with another time', preamble.replace('06:30', '09:15'), '2026-11-20T03:45:00.000Z'],
  ])('%s stay where they are unless it is said', async (_name, text, moment) => {
    await run(preamble);
    const ran = await correct(text);
    expect(ran.rows).toMatchObject([{ outcome: 'replaced' }]);
    expect(await moments()).toEqual([moment]);
    expect(await articles()).toMatchObject([{ content: expect.stringMatching(/Equality$/) }]);
  });

  test('with a date of another day move with --move alone', async () => {
    await run(preamble);
    const other = preamble.replace('20/11/2026 06:30', '21/11/2026');
    expect(reasons(await correct(other))).toEqual([
      expect.stringMatching(
        /^a\.md:1: is not published on its date, but as article \d+ of 20\/11\/2026 06:30\./,
      ),
    ]);
    expect(await moments()).toEqual([then]);
    expect((await correct(other, { move: true })).status).toBe(0);
    expect(await moments()).toEqual(['2026-11-20T18:30:00.000Z']);
  });

  test('without a date are new where there is none, and unclear where there are two', async () => {
    expect((await correct(undated)).rows).toMatchObject([{ outcome: 'new' }]);
    await projects.sql(`
      update "Articles" set created_at = '2026-11-01';
      insert into "Articles" (title, category, created_at)
        select title, category, '2026-10-01' from "Articles"`);
    expect(reasons(await correct(undated))).toEqual([
      expect.stringMatching(/^a\.md:1: is published 2 times, .*: give the date of one/),
    ]);
  });

  test('are taken back and come back without a date', async () => {
    await run(plain, {}, projects.scheduling);
    const text = undated.replace(/topics.*\n/, '');
    const draft = text.replace('category', 'draft: yes\ncategory');
    await run(draft, { replace: true }, projects.scheduling);
    expect(await projects.sql('select publish_at::text from scheduling."Articles"')).toEqual([
      { publish_at: 'infinity' },
    ]);
    await run(text, { replace: true }, projects.scheduling);
    expect(await projects.sql('select publish_at, created_at from scheduling."Articles"')).toEqual([
      { publish_at: null, created_at: new Date(then) },
    ]);
  });
});

test('articles that may have been written are not written twice', async () => {
  const ran = await run(preamble, {}, projects.cutOff);
  expect(ran).toMatchObject({
    status: 1,
    said: [
      'Whether the articles were written is not known: The server could not be reached.',
      'Run the same command again: what was written is then refused, as published already.',
    ],
  });
  expect(reasons(await run(preamble))[0]).toContain('is published already');
  expect(await articles()).toHaveLength(1);
});

test('articles that are elsewhere are the same by their address', async () => {
  const link = (title: string) =>
    `---\ntitle: ${title}\ncategory: Editorial Analysis\nurl: https://example.com/a?b=1,2&c="d"\n---\n`;
  await run(link('A'));
  expect(reasons(await run(link('B')))[0]).toContain('is published already');
});

test.each<IdType>(['bigint', 'text'])(
  'tables of the columns that must be, %s ids: published and replaced, and no topics',
  async (type) => {
    const client = projects[type];
    expect(reasons(await run(preamble, {}, client))).toEqual([
      expect.stringContaining('a.md:5: topics: this project has no topics'),
    ]);
    expect(await articles(`${type}_ids`)).toEqual([]);

    const ran = await run(plain, {}, client);
    expect(ran.status).toBe(0);
    const ids = await projects.sql<{ id: string }>(`select id from ${type}_ids."Articles"`);
    const address = `/facts-of-the-day/${encodeURIComponent(ids[0]?.id ?? '')}`;
    expect(ran.rows).toMatchObject([{ address }]);

    const other = plain.replace('One sentence', 'Another sentence');
    const again = await run(other, { replace: true }, client);
    expect(again.rows).toMatchObject([{ outcome: 'replaced', address }]);
    expect(await articles(`${type}_ids`)).toMatchObject([
      { content: expect.stringContaining('Another sentence') },
    ]);
  },
);

test('new ones are written beside replaced ones', async () => {
  const client = projects.uuid;
  await run(plain, {}, client);
  const files = [
    file('a.md', plain.replace('One', 'Another')),
    file('b.md', plain.replace('The Preamble', 'Article 1')),
  ];
  const { rows } = await runCommand(publish, client, { files, replace: true });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['replaced', 'new']);
  expect(await articles('uuid_ids')).toMatchObject([
    { title: 'Article 1, phrase by phrase' },
    { content: expect.stringMatching(/^Another/) },
  ]);
});

test('articles are drafts, or appear at a moment, where the project can', async () => {
  const undated = plain.replace(/date.*\n/, '');
  const scheduled = undated.replace('category', 'publish_at: 2090-01-02 06:00\ncategory');
  const draft = undated.replace('category', 'draft: yes\ncategory').replace('The', 'Draft');
  const files = [file('a.md', scheduled), file('b.md', draft)];
  const refused = await runCommand(publish, projects.bigint, { files });
  expect(reasons(refused)).toEqual([
    expect.stringContaining('a.md:3: publish_at: this project has no drafts and schedules'),
    expect.stringContaining('b.md:3: draft: this project has no drafts and schedules'),
  ]);

  const ran = await runCommand(publish, projects.scheduling, { files });
  expect(ran.rows.map(({ visible }) => visible)).toEqual(['02/01/2090 06:00', 'draft']);
  const stored = () =>
    projects.sql<{ id: string }>(
      `select id, created_at::date::text as day, publish_at::text from scheduling."Articles" order by title`,
    );
  const [first, second] = await stored();
  expect(first).toMatchObject({ publish_at: 'infinity' });
  expect(second).toMatchObject({ day: '2090-01-02', publish_at: '2090-01-02 00:30:00+00' });

  // Moved to another day, it is still the same article.
  const later = scheduled.replace('2090-01-02', '2090-02-03');
  const moved = await run(later, { replace: true }, projects.scheduling);
  expect(moved.rows).toMatchObject([{ outcome: 'replaced', visible: '03/02/2090 06:00' }]);
  expect((await stored())[1]).toMatchObject({ id: second?.id, day: '2090-02-03' });

  // A draft is recognised when published, on whatever day it was written.
  await projects.sql(`update scheduling."Articles" set created_at = '2026-01-01'`);
  const ready = draft.replace(/draft.*\n/, '');
  const published = await run(ready, { replace: true }, projects.scheduling);
  expect(published.rows).toMatchObject([{ outcome: 'replaced', visible: 'at once' }]);
  expect((await stored())[0]).toMatchObject({
    ...first,
    day: expect.any(String),
    publish_at: null,
  });
});

describe('a translation', () => {
  const inHindi = `---
title: उद्देशिका के शब्द
category: Facts of the Day
translation of: /facts-of-the-day/25?from=list#page-heading
---

एक वाक्य।
`;
  const stored = () =>
    projects.sql(
      `select language, translation_of::text from "Articles" where id <> 25 and id <> 26`,
    );

  test('names what it translates; its language is that of its letters, or what it says', async () => {
    await projects.sql(`insert into "Articles" (id, title, category) values
      (25, 'The Preamble', 'Facts of the Day'), (26, 'Houses', 'Facts of the Day')`);
    const { rows } = await run(inHindi, { languages: ['en', 'hi'] });
    expect(rows).toMatchObject([
      { address: expect.stringMatching(/^\/hi\/facts-of-the-day\/\d+$/) },
    ]);
    expect(await stored()).toEqual([{ language: 'hi', translation_of: '25' }]);
    // Published again, it replaces the same article, which may stay the translation.
    expect((await run(inHindi, { replace: true })).rows).toMatchObject([{ outcome: 'replaced' }]);
    await run(preamble.replace('category', 'language: hi\ncategory'));
    expect(await stored()).toContainEqual({ language: 'hi', translation_of: null });
  });

  test('with the title of its original is one of its own', async () => {
    await projects.sql(`insert into "Articles" (id, title, category, content) values
      (25, 'CSAT 2026', 'Facts of the Day', 'A sentence.'), (26, 'Other', 'Essays', 'B')`);
    const same = inHindi
      .replace('उद्देशिका के शब्द', 'CSAT 2026')
      .replace('category', 'language: hi\ncategory');
    expect((await run(same)).rows).toMatchObject([{ outcome: 'new' }]);
    expect((await run(same, { replace: true })).rows).toMatchObject([{ outcome: 'replaced' }]);
    expect(await stored()).toEqual([{ language: 'hi', translation_of: '25' }]);
    const original = 'select content from "Articles" where id = 25';
    expect(await projects.sql(original)).toEqual([{ content: 'A sentence.' }]);
  });

  test('of what it cannot translate is refused', async () => {
    await projects.sql(`insert into "Articles" (id, title, category, translation_of) values
      (25, 'The Preamble', 'Facts of the Day', null), (26, 'उद्देशिका', 'Facts of the Day', 25)`);
    await projects.sql(`update "Articles" set language = 'hi' where id = 26`);
    const refusal = async (of: string, more = '') =>
      reasons(await run(inHindi.replace(/\/facts.*/, `${of}${more}`)))[0];
    expect(await refusal('99')).toContain('there is no article 99');
    expect(await refusal('50%')).toContain('there is no article 50%');
    const both = [file('a.md', inHindi), file('b.md', inHindi.replace('के शब्द', 'का अर्थ'))];
    const twice = await runCommand(publish, projects.migrated, { files: both });
    expect(reasons(twice)).toEqual([expect.stringMatching(/^b\.md:1: is the same as \S*a\.md:1$/)]);
    expect(await refusal('25')).toContain('has a translation already, article 26');
    expect(await refusal('26', '\nlanguage: en')).toContain(
      'a translation itself: name article 25',
    );
    expect(await refusal('25', '\nlanguage: en')).toContain('is in the same language');
    expect(await refusal('25', '\nlanguage: fr')).toMatch(/'fr' is unknown/);
    const turned = preamble
      .replace(', phrase by phrase', '')
      .replace('category', 'language: hi\ncategory')
      .replace(/date:.*\n/, '');
    expect(reasons(await run(turned, { replace: true }))[0]).toContain(
      'article 26, its translation, is in the same language',
    );
  });

  test('needs a table that tells languages apart', async () => {
    const ran = await run(inHindi, {}, projects.bigint);
    expect(reasons(ran).join()).toContain('20261124000150_languages.sql');
  });
});
