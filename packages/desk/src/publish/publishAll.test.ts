import { join } from 'node:path';
import { DataError } from '@setu/data';
import { describe, expect, test } from 'vitest';
import { publish } from './articles.ts';
import { courseCommand } from './courses.ts';
import { sentenceOf } from './plan.ts';
import { resourceCommand } from './resources.ts';
import { runCommand } from '../../tests/support/desk.ts';
import { file, folder, reasons, sheet } from '../../tests/support/files.ts';
import { projects } from '../../tests/support/projects.ts';

/** The kinds of content to which the tests of `describe.each` apply. */
const kinds = [
  {
    noun: 'article',
    command: publish,
    table: 'Articles',
    title: 'title',
    text: (name: string, link: string) =>
      `title,category,date,url\n${name},Facts of the Day,20/11/2026 06:30,https://example.org${link}\n`,
    address: 'https://example.org/',
  },
  {
    noun: 'course',
    command: courseCommand,
    table: 'Course Details',
    title: '"Title"',
    text: (name: string, link: string) =>
      `slug,title,category,mode,buy\n${name.trim().toLowerCase()},${name},BPSC,online,${link}\n`,
    address: '/',
  },
  {
    noun: 'resource',
    command: resourceCommand,
    table: 'resources',
    title: 'title',
    text: (name: string, link: string) => `title,href,picture,category\n${name},${link},,Reading\n`,
    address: '/',
  },
];

describe.each(kinds)('$noun', ({ noun, command, table, title, text, address }) => {
  const run = (files: string[], options: object = {}, client = projects.migrated) =>
    runCommand(command, client, { files, ...options });
  const stored = () => projects.sql<{ id: string }>(`select id, ${title} as title from "${table}"`);

  test('is shown by a dry run, and not written', async () => {
    const path = file('a.csv', text('Essay', '/about'));
    expect(await run([path], { 'dry-run': true })).toMatchObject({
      status: 0,
      rows: [{ 'would be': 'new', file: `${folder}/a.csv:2`, title: 'Essay' }],
    });
    expect(await stored()).toEqual([]);
  });

  test('is published, refused when it is there, and replaced in its row', async () => {
    const path = file('a.csv', text('Essay', '/about'));
    expect(await run([path])).toMatchObject({
      status: 0,
      said: [`1 ${noun} is written. The website is up to date.`],
      rows: [{ outcome: 'new', address: expect.stringContaining(address) }],
    });
    const before = await stored();
    file('a.csv', text('ESSAY', '/about'));
    expect(reasons(await run([path]))[0]).toMatch(/^a\.csv:2: is published already\W.*--replace/);
    expect(await run([path], { replace: true })).toMatchObject({
      status: 0,
      rows: [{ outcome: 'replaced' }],
    });
    expect(await stored()).toEqual([{ id: before[0]?.id, title: 'ESSAY' }]);
  });

  test('is refused where it is in the files twice', async () => {
    const files = [
      file('a.csv', text('Essay', '/about')),
      file('b.csv', text('  ESSAY', '/about')),
    ];
    expect(reasons(await run(files))).toEqual([`b.csv:2: is the same as ${folder}/a.csv:2`]);
  });

  test('is not written where the database refuses another one', async () => {
    await projects.sql(`alter table "${table}" add constraint none check (${title} <> 'Bad')`);
    const files = [file('a.csv', text('Essay', '/about')), file('b.csv', text('Bad', '/privacy'))];
    const ran = await run(files);
    await projects.sql(`alter table "${table}" drop constraint none`);
    expect(ran.status).toBe(1);
    expect(ran.said[0]).toMatch(/^Of the .* none was written: /);
    expect(await stored()).toEqual([]);
  });
});

test('more than a proxy takes at once is said to be that', () => {
  const error = new DataError('rejected', 'The server answered with an error (413).', {
    status: 413,
  });
  expect(sentenceOf({ what: 'articles', done: [], error })).toBe(
    'Of the articles none was written: the server takes less at once: give it fewer.',
  );
});

const publishFiles = (files: string[]) => runCommand(publish, projects.migrated, { files });

const ofKinds: Record<string, [name: string, text: string]> = {
  articles: ['a.md', '---\ntitle: Essay\ncategory: Facts of the Day\n---\nText.'],
  questions: ['q.md', sheet(['Which?'])],
  gift: ['q.gift', 'Which? {=One ~Two ~Three ~Four}'],
  courses: ['c.csv', 'slug,title,category,mode\nessay,Essay,BPSC,online\n'],
  resources: ['r.csv', 'title,href\nAbout us,/about\n'],
};

const fileOf = (kind: string) => file(...(ofKinds[kind] ?? ['', '']));

test.each([
  ['questions', 'articles', 'q.md:1: holds questions, and other files hold articles: choose'],
  ['gift', 'articles', 'q.gift:1: holds questions, and other files hold articles: choose'],
  ['articles', 'questions', 'a.md:1: holds articles, and other files hold questions: choose'],
  ['courses', 'articles', 'c.csv:1: holds courses: npm run desk -- courses publishes them'],
  ['articles', 'resources', 'r.csv:1: holds resources: npm run desk -- resources publishes them'],
])(
  'a file of %s is refused beside one of %s, and nothing is written',
  async (kind, first, reason) => {
    const ran = await publishFiles([fileOf(first), fileOf(kind)]);
    expect(ran.status).toBe(1);
    expect(reasons(ran)).toEqual([expect.stringMatching(reason)]);
    const stored = 'select id::text from "Articles" union select id::text from "Questions"';
    expect(await projects.sql(stored)).toEqual([]);
  },
);

test('a command names the one that publishes what it does not', async () => {
  const ran = await runCommand(courseCommand, projects.migrated, { files: [fileOf('gift')] });
  expect(reasons(ran)).toEqual([
    'q.gift:1: holds questions: npm run desk -- publish publishes them',
  ]);
});

test('a note beside articles in a folder is left out', async () => {
  file('in/1 read me.txt', 'Two articles, as agreed.');
  file('in/2.md', ofKinds['articles']?.[1] ?? '');
  const ran = await publishFiles([join(folder, 'in')]);
  expect(ran.said).toEqual(['1 article is written. The website is up to date.']);
});
