import { describe, expect, test } from 'vitest';
import {
  answerJson,
  databaseError,
  emptyBody,
  hang,
  htmlInsteadOfRows,
  htmlPage,
  reset,
  truncated,
} from '../../support/backend/fakeSupabase.ts';
import type { Fault, SeenRequest } from '../../support/backend/fakeSupabase.ts';
import { partOf, readPage, readPatiently } from '../../support/http/html.ts';
import {
  article,
  courseSection,
  resource,
  sampleTables,
} from '../../support/backend/sampleRows.ts';
import type { Row, TableName } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { impatient } from '../../support/site.ts';

/** What each page says in its main part, and its status, when its table fails with a message. */
const screens: { path: string; status: number; says: (message: string) => string }[] = [
  { path: '/', status: 200, says: (message) => `Error: ${message}` },
  { path: '/daily-answer-writing', status: 500, says: (message) => `Error: ${message}` },
  { path: '/daily-current-affairs-analysis', status: 500, says: (message) => `Error: ${message}` },
  { path: '/editorial-analysis', status: 500, says: (message) => `Error: ${message}` },
  { path: '/facts-of-the-day', status: 500, says: (message) => `Error: ${message}` },
  { path: '/what-to-read-in-the-hindu', status: 500, says: (message) => `Error: ${message}` },
  { path: '/what-to-read-in-indian-express', status: 500, says: (message) => `Error: ${message}` },
  { path: '/offline-mode', status: 500, says: (message) => `Error: ${message}` },
  { path: '/online-mode?category=BPSC', status: 500, says: (message) => `Error: ${message}` },
  { path: '/course-1', status: 500, says: (message) => `Error: ${message}` },
  { path: '/article/1', status: 500, says: () => 'Article not found.' },
];

const unreachable = 'The server could not be reached.';
const unreadable = 'The server sent an answer that could not be read.';

const faults: { name: string; fault: Fault | 'refuse'; message: string }[] = [
  { name: 'refuses connections', fault: 'refuse', message: unreachable },
  { name: 'resets connections', fault: reset, message: unreachable },
  { name: 'does not answer', fault: hang, message: 'The server did not answer in time.' },
  {
    name: 'answers 500 with an error of PostgREST',
    fault: databaseError('The database is resting'),
    message: 'The database is resting',
  },
  {
    name: 'answers 502 with a page of HTML',
    fault: htmlPage,
    message: 'The server answered with an error (502).',
  },
  { name: 'answers 200 with a page of HTML', fault: htmlInsteadOfRows, message: unreadable },
  { name: 'ends in the middle of an answer', fault: truncated, message: unreachable },
  { name: 'answers with nothing', fault: emptyBody, message: unreadable },
  { name: 'answers with other JSON', fault: answerJson('maintenance'), message: unreadable },
  {
    name: 'answers with a message of many lines',
    fault: databaseError('The database is resting\n    at Object.<anonymous> (/srv/app.js:1:1)'),
    message: 'The server answered with an error (500).',
  },
];

const { fake, site } = useFakeSite({ env: impatient });

function expectFrame(html: string) {
  expect(partOf(html, 'header')).toContain('Scholarship Programme');
  expect(partOf(html, 'footer')).toContain('All rights reserved.');
}

/** Whether it asks for the rows of a list: its calendar asks for dates alone. */
const isOfList = ({ query }: SeenRequest) => query.get('select')?.includes('title') ?? false;

describe('when the backend', () => {
  test.for(faults)('$name, every page says so and lives', async ({ fault, message }) => {
    if (fault === 'refuse') await fake.refuse();
    else fake.fail('*', fault);
    const pages = await Promise.all(
      screens.map(async (screen) => ({
        ...screen,
        page: await readPatiently(site.url + screen.path),
      })),
    );
    for (const { path, status, says, page } of pages) {
      // Where nothing came in time there is nothing that a search engine should keep.
      const told = fault === hang && status === 200 ? 503 : status;
      expect(`${path}: ${page.status}`).toBe(`${path}: ${told}`);
      expect(page.text).toContain(says(message));
      expect(page.links).toContainEqual({
        name: 'Try again',
        href: path,
      });
      expect(page.headings).toHaveLength(1);
      expectFrame(page.html);
    }

    await fake.heal();
    const healed = await Promise.all(screens.map(({ path }) => readPage(site.url + path)));
    for (const page of healed) {
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/Error: |not found/);
    }
  });

  test('is in trouble, /healthz says so', async () => {
    fake.fail('*', databaseError('The database is resting'));
    const answer = await fetch(`${site.url}/healthz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ site: 'ok', backend: 'unreachable' });
  });

  test('fails once, nobody sees it', async () => {
    let failures = 0;
    fake.fail(
      'Articles',
      databaseError('A hiccup'),
      (request) => isOfList(request) && failures++ === 0,
    );
    const page = await readPage(`${site.url}/editorial-analysis`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Article 5');
    expect(fake.requests.filter(isOfList)).toHaveLength(2);
  });
});

test('a hosted table without summaries is listed without them, and asked for them once', async () => {
  const asksForIt = ({ query }: SeenRequest) => query.get('select')?.includes('summary') ?? false;
  const fault = databaseError('column Articles.summary does not exist', 400, '42703');
  fake.fail('Articles', fault, asksForIt);
  const full = await readPage(`${site.url}/editorial-analysis`);
  expect(full.status).toBe(200);
  expect(full.text).toContain('Article 5');
  expect(full.text).not.toContain('The first paragraph');
  expect((await readPage(`${site.url}/facts-of-the-day`)).text).toContain('No articles found.');
  expect(fake.requests.filter(isOfList).map(asksForIt)).toEqual([true, false, false]);
});

describe('when rows', () => {
  const shownAt: [TableName, string, string[]][] = [
    ['resources', '/', ['Title not available', 'Category not available']],
    [
      'Course Section',
      '/',
      ['Title not available', 'Category not available', 'Date not available'],
    ],
    [
      'Course Section',
      '/online-mode',
      ['Title not available', 'Category not available', 'Date not available'],
    ],
    ['Course Details', '/course-1', ['Title not available']],
    ['Articles', '/editorial-analysis', ['Title not available', 'Date not available']],
    [
      'Articles',
      '/article/1',
      ['Title not available', 'Category not available', 'Date not available'],
    ],
  ];
  /** What the address asks for must stay, or there is no row to show. */
  const asked = new Set(['id', 'slug', 'mode']);

  const damages: [string, (column: string, value: unknown) => [string, unknown][]][] = [
    ['hold nulls', (column) => [[column, null]]],
    ['hold blanks', (column) => [[column, ' \t\n ']]],
    ['hold values of other types', (column) => [[column, { nested: [1, true] }]]],
    ['lack columns', () => []],
  ];

  test.for(damages)('%s, their pages live and say what is not available', async ([, damage]) => {
    const kept = (path: string) => (path === '/editorial-analysis' ? 'category' : '');
    for (const [table, path, texts] of shownAt) {
      fake.tables[table] = sampleTables()[table].map((row) => damaged(row, kept(path)));
      // Each page with one damaged table.
      const page = await readPage(site.url + path);
      expect(`${path}: ${page.status}`).toBe(`${path}: 200`);
      for (const text of texts) expect(page.text).toContain(text);
      expect(page.text).not.toMatch(/undefined|null|NaN|\[object/);
      expectFrame(page.html);
      await fake.heal();
    }

    function damaged(row: Row, kept: string): Row {
      return Object.fromEntries(
        Object.entries(row).flatMap(([column, value]) =>
          asked.has(column) || column === kept ? [[column, value]] : damage(column, value),
        ),
      );
    }
  });

  test('are no rows at all, they are left out and the log names their table', async () => {
    const junk = [null, 7, 'text', [], {}];
    fake.fail('resources', answerJson([...junk, resource(1)]));
    const before = site.output().length;
    const page = await readPage(`${site.url}/`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Resource 1');
    expect(
      site
        .output()
        .slice(before)
        .match(/table: 'resources'/g),
    ).toHaveLength(junk.length);
  });

  test('are more than the 1,000 that Supabase sends, lists count all of them', async () => {
    const ids = Array.from({ length: 1_205 }, (_, index) => index + 1);
    fake.tables.Articles = ids.map(article);
    fake.tables['Course Section'] = ids.map(courseSection);
    fake.tables.resources = ids.map(resource);
    const articles = await readPage(`${site.url}/editorial-analysis?page=61`);
    expect(articles.status).toBe(200);
    expect(articles.links.filter(({ name }) => name.startsWith('Read More'))).toHaveLength(5);
    const past = await readPage(`${site.url}/editorial-analysis?page=62`);
    expect(past.status).toBe(404);
    const courses = await readPage(`${site.url}/online-mode?page=60`);
    expect(courses.status).toBe(200);
    const home = await readPage(`${site.url}/`);
    expect(home.status).toBe(200);
  });
});
