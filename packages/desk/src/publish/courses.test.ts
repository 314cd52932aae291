import { expect, test } from 'vitest';
import { courseCommand } from './courses.ts';
import { runCommand } from '../../tests/support/desk.ts';
import { file, reasons } from '../../tests/support/files.ts';
import { projects } from '../../tests/support/projects.ts';

const table = [
  'slug,title,category,mode,date,featured,buy,picture,duration,module_1,module_2_heading,feature_1,outcome_1,outcome_2,outcome_3,outcome_4',
  'essay-online,Essay (Online),General\u00A0Studies,online,10/11/2026,yes,https://store.example.com/essay,/art/polity.svg,3 months,Essays,Forms,Weekly tests,Write,Plan,Count,Revise',
  'essay-centre,Essay (Centre),General Studies,offline,,,,,,,,,,,,',
].join('\n');
const run = (text: string, options: object = {}) =>
  runCommand(courseCommand, projects.migrated, { files: [file('c.csv', text)], ...options });
const cards = () =>
  projects.sql(
    `select title, category, "ViewMore", "isFeatured", mode, date::text, thumbnail from "Course Section" order by title`,
  );
const pages = () =>
  projects.sql(
    `select slug, "Title", "Duration", "Module_1", "ModuleHeading_2", "KeyFeature_p1", "KeyFeature_p4",
       "LearningOutcome_1" from "Course Details" order by slug`,
  );

test('courses have a page and a card that leads to it', async () => {
  const ran = await run(table);
  expect(ran.said).toEqual(['2 courses are written. The website is up to date.']);
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
    // A non-breaking space is one like others.
    category: 'General Studies',
    ViewMore: '/essay-online',
    isFeatured: true,
    mode: 'online',
    date: '2026-11-10',
    thumbnail: '/art/polity.svg',
  });
});

test('a course in the second language has an address there', async () => {
  const text = 'slug,title,category,mode\nessay,निबंध,BPSC,online';
  const { rows } = await run(text, { languages: ['en', 'hi'] });
  expect(rows).toMatchObject([{ address: '/hi/essay' }]);
});

test('courses whose cards are refused: what was written is said, and --replace writes the rest', async () => {
  await projects.sql(`alter table "Course Section" add constraint none check (false) not valid`);
  const ran = await run(table);
  expect(ran.status).toBe(1);
  expect(ran.said).toEqual([
    expect.stringMatching(
      /^All pages of courses were written. Of the cards of courses none was written: /,
    ),
    'Run the same command again with --replace: it writes all, and nothing twice.',
  ]);
  expect([(await pages()).length, (await cards()).length]).toEqual([2, 0]);

  await projects.sql('alter table "Course Section" drop constraint none');
  expect((await run(table, { replace: true })).status).toBe(0);
  expect([(await pages()).length, (await cards()).length]).toEqual([2, 2]);
});

test('courses that a page hides, or whose category is misspelt, are refused', async () => {
  const bad = 'slug,title,category,mode\nabout,A,Sociolgy,hybrid\nA b,B,BPSC,online';
  expect(reasons(await run(bad))).toEqual([
    'c.csv:2: slug: /about is a page of the site, which would hide the course',
    "c.csv:2: category: did you mean 'Sociology'?",
    "c.csv:2: mode: 'hybrid' is unknown. It is one of: online, offline.",
    expect.stringMatching(/^c\.csv:3: slug: 'A b' has more than/),
  ]);
});
