import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { courseCommand } from '../src/publish/courses.ts';
import { publish } from '../src/publish/publish.ts';
import { resourceCommand } from '../src/publish/resources.ts';
import { runCommand } from './support/desk.ts';
import { type IdType, type Projects, startProjects } from './support/projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects?.stop());

const folder = mkdtempSync(join(tmpdir(), 'setu-publish-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await projects.sql(
    `truncate "Articles", "Course Section", "Course Details", resources, bigint_ids."Articles",
       uuid_ids."Articles", text_ids."Articles", bigint_ids.resources, scheduling."Articles"`,
  );
});

/** Writes a file and gives its path. */
function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const preamble = `---
title: The Preamble, phrase by phrase
category: Facts of the Day
date: 20/11/2026 06:30
topics: [Polity, GS Paper 2]
---

One sentence.

- Justice
- Liberty
`;

/** What of a run's words is about the file. */
const reasons = ({ said }: { said: string[] }) =>
  said.map((line) => line.replace(`${folder}/`, '')).filter((line) => /^\S+:\d+: /.test(line));

const articles = (schema = 'public') =>
  projects.sql(
    `select title, category, content, created_at, url from ${schema}."Articles" order by title`,
  );

describe('articles', () => {
  test('are published from Markdown, and their addresses told', async () => {
    const ran = await runCommand(publish, projects.migrated, { files: [file('a.md', preamble)] });
    expect(ran.said).toEqual([]);
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
    expect(ran.rows).toMatchObject([{ was: 'new', address: `/facts-of-the-day/${row?.id}` }]);
  });

  test('come from a folder and from tables as spreadsheets save them', async () => {
    file('in/one.md', preamble);
    file('in/deeper/two.md', preamble.replace('The Preamble', 'Article 1'));
    file('in/_left-out.md', 'not an article');
    const table =
      '\uFEFFTitle;Category;Date;Topics;Content\r\n' +
      '"Rates; and ratios";Editorial Analysis;21/11/2026;"Economy, Prelims";"First.\r\n\r\nSecond."\r\n';
    const ran = await runCommand(publish, projects.migrated, {
      files: [join(folder, 'in'), file('all.csv', table)],
    });
    expect(ran.said).toEqual([]);
    expect(await articles()).toMatchObject([
      { title: 'Article 1, phrase by phrase' },
      { title: 'Rates; and ratios', content: 'First.\n\nSecond.' },
      { title: 'The Preamble, phrase by phrase' },
    ]);
  });

  test('a dry run shows all of it and writes nothing', async () => {
    const files = [file('a.md', preamble)];
    const ran = await runCommand(publish, projects.migrated, { files, 'dry-run': true });
    expect(ran).toMatchObject({
      status: 0,
      rows: [{ 'would be': 'new', file: `${folder}/a.md:1`, date: '20/11/2026 06:30' }],
    });
    expect(await articles()).toEqual([]);
  });

  test('whatever is wrong is told with file and line, and nothing is written', async () => {
    const files = [
      file('good.md', preamble),
      file(
        'bad.md',
        '---\ncategory: Facts of the Dya\ndate: 31/02/2026\nurl: javascript:alert(1)\ntopic: Polity\n---\n\nText.',
      ),
      file('long.md', preamble + 'x'.repeat(1024 * 1024)),
      file('ansi.md', Buffer.from(preamble.replace('phrase', 'ph\x92ase'), 'latin1')),
      file('empty.md', preamble.replace(/\n\n[^]*/, '\n').replace('phrase', 'ph')),
      file('future.md', preamble.replace('20/11/2026', '20/11/2090')),
      file('notes.txt', ''),
      join(folder, 'none.md'),
    ];
    const ran = await runCommand(publish, projects.migrated, { files });
    expect(ran.status).toBe(1);
    expect(reasons(ran)).toEqual([
      expect.stringMatching(/^ansi\.md:2: is not UTF-8, but probably Windows-1252/),
      'bad.md:1: title: is missing',
      "bad.md:2: category: 'Facts of the Dya' is unknown. Did you mean 'Facts of the Day'?",
      expect.stringMatching(/^bad\.md:3: date: '31\/02\/2026' is no date/),
      expect.stringMatching(/^bad\.md:4: url: is no address/),
      "bad.md:5: topic: there is no such field. Did you mean 'topics'?",
      'empty.md:1: content: there is neither a text nor a url',
      expect.stringMatching(/^future\.md:4: date: .* is still to come/),
      'long.md:1: has 1025 KB; 1024 KB is the most',
      'none.md:1: there is no such file or folder',
      'notes.txt:1: is neither a .md nor a .csv file',
    ]);
    expect(await articles()).toEqual([]);
  });

  test('the database refuses one, and none is written', async () => {
    await projects.sql(`alter table "Articles" add constraint no_essay check (title <> 'Essay')`);
    const files = [
      file('a.md', preamble),
      file('b.md', preamble.replace('The Preamble, phrase by phrase', 'Essay')),
    ];
    const ran = await runCommand(publish, projects.migrated, { files });
    await projects.sql('alter table "Articles" drop constraint no_essay');
    expect(ran.status).toBe(1);
    expect(ran.said[0]).toContain('Of the articles none was written: ');
    expect(await articles()).toEqual([]);
  });

  test('the same one twice is refused, in the files and in the database', async () => {
    const files = [file('a.md', preamble)];
    const other = file('b.md', preamble.replace('The Preamble', '  the  PREAMBLE'));
    const twice = await runCommand(publish, projects.migrated, { files: [...files, other] });
    expect(reasons(twice)).toEqual([`b.md:1: is the same article as in ${folder}/a.md:1`]);

    await runCommand(publish, projects.migrated, { files });
    const again = await runCommand(publish, projects.migrated, { files: [other] });
    expect(reasons(again)[0]).toMatch(
      /^b\.md:1: is published already, as article \d+\. With --replace/,
    );
    expect(await articles()).toHaveLength(1);
  });

  test('--replace writes over it: id, address and moment stay', async () => {
    await runCommand(publish, projects.migrated, { files: [file('a.md', preamble)] });
    const before = await projects.sql<{ id: string }>('select id, created_at from "Articles"');
    const changed = preamble.replace(' 06:30', '').replace(/topics.*\n/, '') + '- Equality\n';
    const files = [file('a.md', changed)];
    const ran = await runCommand(publish, projects.migrated, { files, replace: true });
    expect(ran.rows).toMatchObject([
      { was: 'replaced', address: `/facts-of-the-day/${before[0]?.id}` },
    ]);
    expect(await projects.sql('select id, created_at from "Articles"')).toEqual(before);
    expect(await projects.sql('select content, topics from "Articles"')).toEqual([
      { content: expect.stringMatching(/- Equality$/), topics: null },
    ]);
  });

  test('without a date are published now, and --replace asks for the day that is meant', async () => {
    const files = [file('a.md', preamble.replace(/date.*\n/, ''))];
    await runCommand(publish, projects.migrated, { files });
    const sameDay = await runCommand(publish, projects.migrated, { files, replace: true });
    expect(sameDay.rows).toMatchObject([{ was: 'replaced' }]);
    await projects.sql(`update "Articles" set created_at = created_at - interval '1 day'`);
    const later = await runCommand(publish, projects.migrated, { files, replace: true });
    expect(reasons(later)).toEqual(['a.md:1: has no date, by which --replace finds the article']);
    expect(await articles()).toHaveLength(1);
  });

  test('that may have been written are not written twice', async () => {
    const files = [file('a.md', preamble)];
    const ran = await runCommand(publish, projects.cutOff, { files });
    expect(ran).toMatchObject({
      status: 1,
      said: [
        'Whether the articles were written is not known: The server could not be reached.',
        'Run the same command again: what was written is then refused, as published already.',
      ],
    });
    const again = await runCommand(publish, projects.migrated, { files });
    expect(reasons(again)[0]).toContain('is published already');
    expect(await articles()).toHaveLength(1);
  });

  test('that are elsewhere are the same by their address', async () => {
    const link = (title: string) =>
      `---\ntitle: ${title}\ncategory: Editorial Analysis\nurl: https://example.com/a?b=1,2&c="d"\n---\n`;
    await runCommand(publish, projects.migrated, { files: [file('a.md', link('A'))] });
    const ran = await runCommand(publish, projects.migrated, { files: [file('a.md', link('B'))] });
    expect(reasons(ran)[0]).toContain('is published already');
  });

  test.each<IdType>(['bigint', 'uuid', 'text'])(
    'tables of the columns that must be, %s ids: published and replaced, and no topics',
    async (type) => {
      const client = projects.hosted[type];
      const refused = await runCommand(publish, client, { files: [file('a.md', preamble)] });
      expect(reasons(refused)).toEqual([
        expect.stringContaining('a.md:5: topics: this project has no topics'),
      ]);
      expect(await articles(`${type}_ids`)).toEqual([]);

      const plain = preamble.replace(/topics.*\n/, '');
      const files = [file('a.md', plain)];
      const ran = await runCommand(publish, client, { files });
      expect(ran.status).toBe(0);
      const ids = await projects.sql<{ id: string }>(`select id from ${type}_ids."Articles"`);
      const address = `/facts-of-the-day/${encodeURIComponent(ids[0]?.id ?? '')}`;
      expect(ran.rows).toMatchObject([{ address }]);

      file('a.md', plain.replace('One sentence', 'Another sentence'));
      const again = await runCommand(publish, client, { files, replace: true });
      expect(again.rows).toMatchObject([{ was: 'replaced', address }]);
      expect(await articles(`${type}_ids`)).toMatchObject([
        { content: expect.stringContaining('Another sentence') },
      ]);
    },
  );

  test('new ones beside replaced ones: all or none, even where PostgREST is older than 12.2.4', async () => {
    const plain = preamble.replace(/topics.*\n/, '');
    const results = [];
    for (const type of ['uuid', 'bigint'] as const) {
      const client = projects.hosted[type];
      await runCommand(publish, client, { files: [file('a.md', plain)] });
      const files = [
        file('a.md', plain.replace('One', 'Another')),
        file('b.md', plain.replace('The Preamble', 'Article 1')),
      ];
      const { said, rows } = await runCommand(publish, client, { files, replace: true });
      results.push({ said: said[0], was: rows.map(({ was }) => was) });
    }
    expect(results).toEqual([
      { said: undefined, was: ['replaced', 'new'] },
      { said: expect.stringContaining('cannot write new rows beside replaced ones'), was: [] },
    ]);
    expect(await articles('uuid_ids')).toMatchObject([
      { title: 'Article 1, phrase by phrase' },
      { content: expect.stringMatching(/^Another/) },
    ]);
    expect(await articles('bigint_ids')).toMatchObject([
      { content: expect.stringMatching(/^One/) },
    ]);
  });

  test('are drafts, or appear at a moment, where the project can', async () => {
    const plain = preamble.replace(/topics.*\n/, '').replace(/date.*\n/, '');
    const scheduled = plain.replace('category', 'publish_at: 2090-01-02 06:00\ncategory');
    const draft = plain.replace('category', 'draft: yes\ncategory').replace('The', 'Draft');
    const files = [file('a.md', scheduled), file('b.md', draft)];
    const refused = await runCommand(publish, projects.hosted.bigint, { files });
    expect(reasons(refused)).toEqual([
      expect.stringContaining('a.md:3: publish_at: this project has no drafts and schedules'),
      expect.stringContaining('b.md:3: draft: this project has no drafts and schedules'),
    ]);

    const ran = await runCommand(publish, projects.scheduling, { files });
    expect(ran.rows.map(({ visible }) => visible)).toEqual(['02/01/2090 06:00', 'draft']);
    const stored = () =>
      projects.sql(
        `select id, created_at::date::text as day, publish_at::text from scheduling."Articles" order by title`,
      );
    const [first, second] = await stored();
    expect(first).toMatchObject({ publish_at: 'infinity' });
    expect(second).toMatchObject({ day: '2090-01-02', publish_at: '2090-01-02 00:30:00+00' });

    // A draft is published whatever the day on which it was written.
    await projects.sql(`update scheduling."Articles" set created_at = '2026-01-01'`);
    file('b.md', draft.replace(/draft.*\n/, ''));
    const published = await runCommand(publish, projects.scheduling, {
      files: files.slice(1),
      replace: true,
    });
    expect(published.rows).toMatchObject([{ was: 'replaced', visible: 'at once' }]);
    expect((await stored())[0]).toMatchObject({
      ...first,
      day: expect.any(String),
      publish_at: null,
    });
  });
});

describe('courses', () => {
  const table = [
    'slug,title,category,mode,date,featured,buy,picture,duration,module_1,module_2_heading,feature_1,outcome_1,outcome_2,outcome_3,outcome_4',
    'essay-online,Essay (Online),General Studies,online,10/11/2026,yes,https://store.example.com/essay,/art/polity.svg,3 months,Essays,Forms,Weekly tests,Write,Plan,Count,Revise',
    'essay-centre,Essay (Centre),General Studies,offline,,,,,,,,,,,,',
  ].join('\n');
  const cards = () =>
    projects.sql(
      `select title, "ViewMore", "isFeatured", mode, date::text, thumbnail from "Course Section" order by title`,
    );
  const pages = () =>
    projects.sql(
      `select slug, "Title", "Duration", "Module_1", "ModuleHeading_2", "KeyFeature_p1", "KeyFeature_p4",
         "LearningOutcome_1" from "Course Details" order by slug`,
    );

  test('have a page and a card that leads to it', async () => {
    const ran = await runCommand(courseCommand, projects.migrated, {
      files: [file('courses.csv', table)],
    });
    expect(ran.said).toEqual([]);
    expect(ran.rows.map(({ address }) => address)).toEqual(['/essay-online', '/essay-centre']);
    expect((await pages())[1]).toEqual({
      slug: 'essay-online',
      Title: 'Essay (Online)',
      Duration: '3 months',
      Module_1: 'Essays',
      ModuleHeading_2: 'Forms',
      KeyFeature_p1: 'Weekly tests',
      KeyFeature_p4: 'Revise',
      LearningOutcome_1: 'Write',
    });
    expect((await cards())[1]).toEqual({
      title: 'Essay (Online)',
      ViewMore: '/essay-online',
      isFeatured: true,
      mode: 'online',
      date: '2026-11-10',
      thumbnail: '/art/polity.svg',
    });

    const again = await runCommand(courseCommand, projects.migrated, {
      files: [file('courses.csv', table)],
    });
    expect(reasons(again)).toEqual([
      expect.stringContaining('courses.csv:2: is published already.'),
      expect.stringContaining('courses.csv:3: is published already.'),
    ]);
  });

  test('whose cards are refused: what was written is said, and --replace writes the rest', async () => {
    await projects.sql(`alter table "Course Section" add constraint none check (false) not valid`);
    const files = [file('courses.csv', table)];
    const ran = await runCommand(courseCommand, projects.migrated, { files });
    expect(ran.status).toBe(1);
    expect(ran.said).toEqual([
      expect.stringMatching(
        /^All pages of courses were written. Of the cards of courses none was written: /,
      ),
      'Run the same command again with --replace: it writes all, and nothing twice.',
    ]);
    expect([(await pages()).length, (await cards()).length]).toEqual([2, 0]);

    await projects.sql('alter table "Course Section" drop constraint none');
    const again = await runCommand(courseCommand, projects.migrated, { files, replace: true });
    expect(again.status).toBe(0);
    expect([(await pages()).length, (await cards()).length]).toEqual([2, 2]);
  });

  test('that a page hides, or whose category is misspelt, are refused', async () => {
    const bad =
      'slug,title,category,mode\nabout,A,Sociolgy,hybrid\nA b,B,BPSC,online\nx,C,BPSC,online\nx,D,BPSC,online';
    const ran = await runCommand(courseCommand, projects.migrated, { files: [file('c.csv', bad)] });
    expect(reasons(ran)).toEqual([
      'c.csv:2: slug: /about is a page of the site, which would hide the course',
      "c.csv:2: category: did you mean 'Sociology'?",
      "c.csv:2: mode: 'hybrid' is unknown. It is one of: online, offline.",
      expect.stringMatching(/^c\.csv:3: slug: 'A b' has more than/),
      expect.stringMatching(/^c\.csv:5: is the same course as in .*c\.csv:4$/),
    ]);
  });
});

test('resources are published, refused twice and replaced', async () => {
  const table = (href: string) => `title,href,picture,category\nPolity notes,${href},,Reading\n`;
  for (const client of [projects.migrated, projects.hosted.bigint]) {
    const files = [file('r.csv', table('/about'))];
    const ran = await runCommand(resourceCommand, client, { files });
    expect(ran.rows).toMatchObject([{ was: 'new', address: '/about' }]);
    const again = await runCommand(resourceCommand, client, { files });
    expect(reasons(again)[0]).toMatch(/^r\.csv:2: is published already, as resource \d+\./);
    file('r.csv', table('/editorial-analysis'));
    expect(await runCommand(resourceCommand, client, { files, replace: true })).toMatchObject({
      status: 0,
      rows: [{ was: 'replaced', address: '/editorial-analysis' }],
    });
  }
  expect(await projects.sql('select href, category from resources')).toEqual([
    { href: '/editorial-analysis', category: 'Reading' },
  ]);
});
