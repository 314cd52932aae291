import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { startSpecProjects } from '../../support/backend/specProject.ts';
import type { SpecProjects } from '../../support/backend/specProject.ts';
import {
  expectFields,
  newMessage,
  nothing,
  openForAMinute,
  post,
  send,
  sent,
  write,
} from '../../support/contact/contactPage.ts';
import { readPage } from '../../support/http/html.ts';
import { startSite } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';

/**
 * The site over a project whose tables have the columns of docs/spec.md and not one more, and texts for
 * ids. The other types of ids: tests/unit/specColumns.test.ts.
 */
const browser = useBrowser();
let projects: SpecProjects;
let site: SiteProcess;

beforeAll(async () => {
  projects = await startSpecProjects();
  const { url } = projects.gateways.text;
  site = await startSite({
    env: { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon-key', PAGE_CACHE_MB: '0' },
  });
});
afterAll(async () => {
  await site?.stop();
  await projects?.stop();
});
afterEach(() => fail('', () => false));

const resting = 'The database is resting';
const fail = (message: string, when: (address: string) => boolean) =>
  projects.gateways.text.fail(message, when);

const list = '/editorial-analysis';
const hindiCourse = `/${encodeURIComponent('हिन्दी & आधार')}`;
/** Of an article whose id must be encoded. */
const encoded = `${list}/${encodeURIComponent('संसद, भाग 3/2?')}`;

describe('the server shows', () => {
  test.each([
    ['/', ['Resource 1', 'Course 1', 'Course 2']],
    ['/?category=Sociology', ['Resource 25', 'Course 2']],
    ['/online-mode', ['Course 1', 'Sociology', 'Essay']],
    ['/online-mode?page=54', ['Course 1197']],
    ['/offline-mode?category=Sociology', ['Course 10']],
    [list, ['Article 1', 'Article 3']],
    [`${list}?page=13`, ['Article 259']],
    [`${list}?date=2026-11-19`, ['Article 2', 'Article 3']],
    ['/daily', ['Editorial Analysis', 'Article 1', '1 min read']],
    ['/daily/2026-11-10', ['Facts of the Day', 'Article 20', 'Article 21']],
    ['/facts-of-the-day', ['Article 20']],
    ['/daily-answer-writing', ['No articles found.']],
    [hindiCourse, ['Course 4 in full', 'Module of course 4', 'Explore Course']],
    [encoded, ['Article 3', 'Text of article 3', 'Related articles']],
    [`${list}/polity-2`, ['Text of article 2']],
  ])('%s', async (path, words) => {
    const page = await readPage(site.url + path);
    expect(page.status).toBe(200);
    for (const word of words) expect(`${page.title} ${page.text}`).toContain(word);
    expect(page.text).not.toMatch(/Error|does not exist/);
    // A filter of the home page is no page of its own.
    expect(page.canonical).toBe(site.url + path.replace(/^\/\?.*/, '/'));
  });

  test('what titles have, to whoever searches', async () => {
    const found = await readPage(`${site.url}/search?q=article+25`);
    expect(found.status).toBe(200);
    expect(found.text).toContain('13 results for "article 25" Searching titles only.');
    expect(found.links).toContainEqual({
      name: 'Article 259',
      href: `${list}/${encodeURIComponent('polity-259')}`,
    });
    const courses = await readPage(`${site.url}/search?q=course&category=Courses&page=10`);
    expect(courses.text).toContain('More than 200 results for "course" Page 10 of 10');
    expect((await readPage(`${site.url}/search?q=course&page=11`)).status).toBe(404);
  });

  test('what its lists and related items lead to', async () => {
    const pages = await Promise.all(
      [list, '/course-24', encoded].map((path) => readPage(site.url + path)),
    );
    const links = new Set(pages.flatMap((page) => page.links.map(({ href }) => href)));
    const found = [...links].filter((href) => /^\/[^/]+\/|^\/(?:course-|%)/.test(href));
    expect(found).toContain(encoded);
    expect(found.length).toBeGreaterThan(22);
    const answers = await Promise.all(found.map((href) => readPage(site.url + href)));
    for (const [index, page] of answers.entries()) {
      expect(page.status, found[index]).toBe(200);
      expect(page.canonical).toBe(site.url + found[index]);
    }
  });

  test('a sitemap that names the courses that exist, whatever cards lead to', async () => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      url.slice(site.url.length),
    );
    expect(paths).toEqual(expect.arrayContaining([hindiCourse, '/course-24', encoded]));
    // Where a card leads, and no course is.
    expect(paths).not.toContain('/course-25');
    expect(paths.filter((path) => /^\/(?:[\w-]+)\/(?:polity-|%)/.test(path))).toHaveLength(260);
  });
});

describe('the error catalogue on the server', () => {
  test.each([
    ['/nothing', 404, 'Oops. Page not found. Course not found.'],
    ['/course-5', 500, 'Error: Multiple courses found with the same slug.'],
    ['/article/nothing', 404, 'Article not found.'],
    [`${list}?page=99`, 404, 'Oops. Page not found.'],
  ])('%s', async (path, status, words) => {
    const page = await readPage(site.url + path);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
  });

  test.each([
    ['a list', list, '/Articles', 500, `Error: ${resting}`],
    ['courses', '/online-mode', '/Course Section', 500, `Error: ${resting}`],
    ['categories', '/online-mode', 'select=category', 200, 'The categories could not be loaded.'],
    ['resources', '/', '/resources', 200, `Error: ${resting}`],
    ['a course', hindiCourse, 'slug=eq', 500, `Error: ${resting}`],
    ['related courses', hindiCourse, 'slug=neq', 200, resting],
    ['an article', encoded, 'id=eq', 500, 'Article not found.'],
    ['related articles', encoded, 'id=neq', 200, 'Error fetching related articles.'],
  ])('%s that cannot be read', async (_what, path, part, status, words) => {
    fail(resting, (address) => address.includes(part));
    const page = await readPage(site.url + path);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
  });
});

test('a browser reads every screen from there by itself', async () => {
  // It finds out once that there are no summaries.
  const expectConsole = /status of 400/;
  const page = await hydrated(await browser.open(`${site.url}/about`, { expectConsole }));
  const { url } = projects.gateways.text;
  const read = new Set<string>();
  const documents: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === url) read.add(decodeURIComponent(pathname.replace('/rest/v1/', '')));
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const footer = page.getByRole('contentinfo');

  await footer.getByRole('link', { name: 'Editorial Analysis' }).click();
  await main.getByText('Article 3', { exact: true }).waitFor();
  await main.getByRole('link', { name: /Article 3$/ }).click();
  await heading('Article 3').waitFor();
  expect(new URL(page.url()).pathname).toBe(encoded);
  await main.getByText('Text of article 3', { exact: true }).waitFor();
  await main.getByRole('link', { name: 'Article 1', exact: true }).waitFor();
  await main.getByRole('link', { name: 'Back to Editorial Analysis' }).click();
  await main.getByRole('link', { name: 'Page 13' }).click();
  await main.getByText('Article 259', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Setu' }).first().click();
  await main.getByText('Resource 1', { exact: true }).waitFor();
  await main.getByRole('link', { name: 'View More: Course 1', exact: true }).click();
  await heading('Course 1 in full').waitFor();
  const related = main.getByRole('region', { name: 'Related courses' });
  expect(await related.getByRole('link').count()).toBe(3);
  await page.getByRole('button', { name: 'All Courses' }).click();
  await page.getByRole('link', { name: 'Offline Mode' }).click();
  await main.getByText('Course 10', { exact: true }).waitFor();
  await main.getByRole('link', { name: 'Sociology', exact: true }).click();
  await expect.poll(() => main.getByText('Course 20', { exact: true }).count()).toBe(0);

  expect([...read].toSorted()).toEqual([
    'Articles',
    'Course Details',
    'Course Section',
    'resources',
  ]);
  expect(documents).toEqual([]);
});

test.each([
  ['no course', '/', 'View More: Course 4', '', 'Course not found.'],
  [
    'two courses of a slug',
    '/',
    'View More: Course 5',
    '',
    'Error: Multiple courses found with the same slug.',
  ],
  ['a course that fails', '/', 'View More: Course 1', 'slug=eq', `Error: ${resting}`],
  ['related courses that fail', '/', 'View More: Course 1', 'slug=neq', resting],
  ['a list that fails', '/about', 'Editorial Analysis', '/Articles', `Error: ${resting}`],
  ['an article that fails', list, 'Read More: Article 3', 'id=eq', 'Article not found.'],
  [
    'related articles that fail',
    list,
    'Read More: Article 3',
    'id=neq',
    'Error fetching related articles.',
  ],
])('%s, in a browser', async (_what, from, name, part, words) => {
  const page = await hydrated(
    // Courses 4 and 5 are read ahead of a tap.
    await browser.open(site.url + from, {
      expectConsole: /status of|not found|same slug|resting|related/,
    }),
  );
  fail(resting, (address) => part !== '' && address.includes(part));
  await page.getByRole('link', { name, exact: true }).last().click();
  await expect.poll(() => page.getByText(words, { exact: true }).isVisible()).toBe(true);
});

test('the contact form stores a message, with React and without, and one that fell into the trap', async () => {
  const { written, posted, row } = newMessage();
  const page = await hydrated(
    await browser.open(`${site.url}/contact`, { initScript: openForAMinute }),
  );
  await write(page, written);
  await send(page).click();
  await sent(page).waitFor();
  await expectFields(page, nothing);
  expect((await post(site.url, { ...posted, message: 'Plain', timed: '1' })).status).toBe(303);
  const trapped = { ...posted, message: 'Trapped', leaveEmpty: 'x', timed: '1' };
  expect((await post(site.url, trapped)).status).toBe(303);
  expect(await projects.sql('select * from text_ids."Contact Records"')).toEqual([
    row,
    { ...row, message: 'Plain' },
    { ...row, message: 'Trapped' },
  ]);
});
