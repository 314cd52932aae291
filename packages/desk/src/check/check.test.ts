import { expect, test } from 'vitest';
import { check } from './check.ts';
import { type Ran, runCommand } from '../../tests/support/desk.ts';
import { type IdType, projects } from '../../tests/support/projects.ts';

const goodContent = `
  insert into "Articles" (id, title, category, content)
    select n, 'Article ' || n, 'Facts of the Day', E'Two items:\n\n- One\n- Two'
    from generate_series(1, 60) n;
  insert into "Course Details" (id, slug, "Title", "CourseImage") values
    (1, 'essay-online', 'Essay', '/art/polity.svg');
  insert into "Course Section" (id, title, "ViewMore", "BuyURL", thumbnail) values
    (1, 'Essay', '/essay-online', 'https://store.example.com/a', '/art/polity.svg');
  update "Course Section" set mode = 'online';
  insert into resources (id, title, href, image) values
    (1, 'About us', '/about/', null),
    (2, 'The last one', '/Facts-of-the-Day/60?from=home#top', '/art/polity.svg'),
    (3, 'At its plain address', '/article/3', null);`;

const byWhat = ({ rows }: Ran) =>
  rows.map(({ what, kind, id, why }) => `${what}: ${kind} ${id}: ${why}`).toSorted();

test('nothing is wrong with content that leads somewhere', async () => {
  await projects.sql(goodContent);
  expect(await runCommand(check, projects.migrated)).toMatchObject({
    status: 0,
    printed: [],
    said: ['Nothing is wrong.'],
  });
});

test('each thing that is wrong is reported, with what to do', async () => {
  await projects.sql(`${goodContent}
    alter table "Course Details" drop constraint course_details_slug_shape;
    drop index course_details_slug_key;
    insert into "Articles" (id, title, category, content, url) values
      (2001, E'Mis\nspelt', 'Fact of the Day', 'Text', null),
      (2005, 'Padded', 'Facts of the Day ', 'Text', null),
      (2002, 'Uncategorised', null, E'Marks:\n(a) One\n(b) Two', null),
      (2003, 'Script', 'Facts of the Day', null, 'javascript:alert(1)'),
      (2004, 'Dead', 'Facts of the Day', null, '/facts-of-the-day/9999');
    insert into "Course Details" (id, slug, "Title", "CourseImage") values
      (2, 'About', 'Hidden', '/art/none.svg'),
      (3, 'essay-online', 'Essay again', null),
      (4, null, 'Nowhere', null);
    alter table "Course Section" drop constraint course_section_mode_known;
    insert into "Course Section" (id, title, "ViewMore", "BuyURL", mode) values
      (2, 'No link', null, null, null), (3, 'No details', '/sociology', 'http:/bad', 'Online');
    insert into resources (id, title, href) values (4, 'Gone', '/old/page'), (5, 'None', null);`);
  const ran = await runCommand(check, projects.migrated, { json: true });
  expect(ran.status).toBe(1);
  expect(byWhat(ran)).toEqual([
    "article in no list: article 2001: its category is 'Fact of the Day'",
    'article in no list: article 2002: it has no category',
    "article in no list: article 2005: its category is 'Facts of the Day '",
    'course on no mode page: course card 2: its card has no mode',
    "course on no mode page: course card 3: the mode of its card is 'Online'",
    'course without an address: course 4: it has no slug that an address could hold',
    'course without details: course card 3: its link is /sociology, and no course has this slug',
    'leads nowhere: article 2004: its url is /facts-of-the-day/9999, where the site has no page',
    'leads nowhere: course card 2: it has no link',
    'leads nowhere: resource 4: its link is /old/page, where the site has no page',
    'leads nowhere: resource 5: it has no link',
    'picture that does not load: course 2: its picture is /art/none.svg, and the site has no such file',
    'slug hidden by a page: course 2: /About is a page of the site',
    "slug twice: course 3: its slug 'essay-online' is also that of course 1",
    'text shown otherwise: article 2002: line 2: "(a) One" begins no item of a list. Begin the line with "- " or "1. " if it is one',
    'text shown otherwise: article 2002: line 3: "(b) Two" begins no item of a list. Begin the line with "- " or "1. " if it is one',
    "unsafe link: article 2003: its url is 'javascript:alert(1)', which pages do not use",
    "unsafe link: course card 3: its link to buy it is 'http:/bad', which pages do not use",
  ]);

  const inWords = await runCommand(check, projects.migrated);
  expect(inWords.printed).toContain(
    "article in no list: article 2001 'Mis spelt': its category is 'Fact of the Day'; " +
      "give it a category of the site. Did you mean 'Facts of the Day'?",
  );
  expect(inWords.said).toEqual(['18 found.']);
});

/** More articles than one response contains. */
const articleCount = 1_100;

test.each<IdType>(['bigint', 'uuid', 'text'])(
  'tables of the columns that must be, %s ids, are read to their end',
  async (type) => {
    await projects.sql(`
      insert into ${type}_ids."Articles" (title, category)
        select 'Article ' || n, 'Facts of the Day' from generate_series(1, ${articleCount}) n;
      insert into ${type}_ids."Course Section" (title, "ViewMore", mode)
        values ('Card', '/essay-online', 'online');
      insert into ${type}_ids."Course Details" (slug, "Title") values ('essay-online', 'Essay');`);
    await projects.sql(`
      update ${type}_ids."Articles" set category = 'None'
        where id = (select id from ${type}_ids."Articles" order by id desc limit 1)`);
    const ran = await runCommand(check, projects[type], { json: true });
    expect(ran.rows.map(({ what }) => what)).toEqual(['article in no list']);
  },
);

test('--links asks addresses elsewhere, and never those of this machine', async () => {
  await projects.sql(`
    insert into resources (id, title, href) values (1, 'Inside', 'http://127.0.0.1:9/secret');`);
  const quick = await runCommand(check, projects.migrated);
  expect(quick.status).toBe(0);
  const ran = await runCommand(check, projects.migrated, { links: true, json: true });
  expect(byWhat(ran)).toEqual([
    'leads nowhere: resource 1: its link is http://127.0.0.1:9/secret, which is no public address',
  ]);
});

test('of two languages: what is in one alone, and what is older than its original', async () => {
  await projects.sql(`
    insert into "Articles" (id, title, category, created_at, updated_at, translation_of) values
      (1, 'Alone', 'Facts of the Day', '2026-11-01', null, null),
      (2, 'Corrected', 'Facts of the Day', '2026-11-01', null, null),
      (3, 'अनुवाद', 'Facts of the Day', '2026-11-02', null, 2),
      (4, 'Corrected too', 'Facts of the Day', '2026-11-01', null, null),
      (5, 'अनुवाद भी', 'Facts of the Day', '2026-11-02', '2026-11-21 10:00+00', 4),
      (6, 'अकेला', 'Facts of the Day', '2026-11-02', null, 99);
    update "Articles" set updated_at = '2026-11-20 10:00+00' where id in (2, 4);
    insert into "Articles" (id, title, category, publish_at) values
      (7, 'A draft', 'Facts of the Day', 'infinity'), (8, 'To come', 'Facts of the Day', '2099-01-01');
    insert into "Course Details" (id, slug, "Title") values
      (1, 'essay', 'Essay'), (2, 'essay', 'निबंध'), (3, 'sociology', 'समाजशास्त्र');
    insert into "Questions" (id, day, number, stem, options, answer, explanation)
      select id, day::date, number, stem, '{A,B,C,D}', 'a', 'So it is.' from (values
        (1, '2026-11-01', 1, 'In both'), (2, '2026-11-01', 1, 'दोनों में'),
        (3, '2026-11-01', 2, 'In one'), (4, '2099-01-01', 1, 'To come')) q (id, day, number, stem);
    insert into resources (title, href) values
      ('Course', '/hi/essay'), ('Article', '/hi/facts-of-the-day/1'), ('None', '/hi/none')`);
  const ran = await runCommand(check, projects.migrated, { json: true, languages: ['en', 'hi'] });
  expect(byWhat(ran)).toEqual([
    'article without a translation: article 1: it is in English alone',
    'course without a translation: course 3: it is in Hindi alone',
    'leads nowhere: article 6: it translates article 99, which is not there',
    expect.stringMatching(/^leads nowhere: resource \d+: its link is \/hi\/none,/),
    'question without a translation: question 3: it is in English alone',
    'translation out of date: article 3: article 2 was corrected on 20/11/2026 15:30, after it',
  ]);
  await projects.sql(`delete from resources where title = 'None'`);
  expect((await runCommand(check, projects.migrated)).said).toEqual(['Nothing is wrong.']);
});
