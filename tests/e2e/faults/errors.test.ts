import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import type { SeenRequest } from '../../support/backend/fakeSupabase.ts';
import { courseDetails } from '../../support/backend/sampleRows.ts';
import type { TableName } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const browser = useBrowser();
const { fake, site } = useFakeSite();

/** What the browser itself prints for a page or a read that was not answered with success. */
const httpError = /^Failed to load resource: the server responded with a status of (404|406|500)/;

/** A row of the error catalogue (docs/spec.md). */
interface Failure {
  name: string;
  /** Brings it about. */
  cause: () => void;
  path: string;
  /** A page before it, and the link there, for those who come from within the site. */
  from: string;
  link: string | RegExp;
  status: number;
  /** Exactly what the page says. */
  text: string;
  /** What the console and the server's log say; nothing when there is no fault. */
  logged?: string;
  /** What is there in spite of it. */
  alive?: string;
  /** What a retry shows once the fault is over; absent: there is no retry. */
  recovered?: string;
}

const resting = 'The database is resting';
const fail = (table: TableName | '*', when?: (request: SeenRequest) => boolean) => () =>
  fake.fail(table, databaseError(resting), when);
const isRelated = ({ query }: SeenRequest) =>
  (query.get('slug') ?? query.get('id') ?? '').startsWith('neq.');
const isOne = (request: SeenRequest) => !isRelated(request) && !request.query.has('category');

const failures: Failure[] = [
  {
    name: 'article list fails',
    cause: fail('Articles'),
    path: '/editorial-analysis',
    from: '/about',
    link: 'Editorial Analysis',
    status: 500,
    text: `Error: ${resting}`,
    logged: resting,
    alive: 'Editorial Analysis',
    recovered: 'Article 5',
  },
  {
    name: 'free resources fail',
    cause: fail('resources'),
    path: '/',
    from: '/about',
    link: 'Setu',
    status: 200,
    text: `Error: ${resting}`,
    logged: resting,
    alive: 'Course 4',
    recovered: 'Resource 1',
  },
  {
    name: 'latest courses fail',
    cause: fail('Course Section'),
    path: '/?category=BPSC',
    from: '/',
    link: 'BPSC',
    status: 200,
    text: `Error: ${resting}`,
    logged: resting,
    alive: 'Resource 1',
    recovered: 'Course 4',
  },
  {
    name: 'courses of a mode fail',
    cause: fail('Course Section'),
    path: '/online-mode?category=BPSC',
    from: '/online-mode',
    link: 'BPSC',
    status: 500,
    text: `Error: ${resting}`,
    logged: resting,
    alive: 'Online Mode',
    recovered: 'Course 4',
  },
  {
    name: 'course detail fails',
    cause: fail('Course Details', isOne),
    path: '/course-2',
    from: '/online-mode',
    link: /^View More.*Course 2$/,
    status: 500,
    text: `Error: ${resting}`,
    logged: resting,
    recovered: 'Course 2 in full',
  },
  {
    name: 'no course for the slug',
    cause: () => void fake.tables['Course Details'].splice(0),
    path: '/course-2',
    from: '/online-mode',
    link: /^View More.*Course 2$/,
    status: 404,
    text: 'Course not found.',
    alive: 'Oops. Page not found.',
  },
  {
    name: 'duplicate slug',
    cause: () => void fake.tables['Course Details'].push({ ...courseDetails(2), id: 9 }),
    path: '/course-2',
    from: '/online-mode',
    link: /^View More.*Course 2$/,
    status: 500,
    text: 'Error: Multiple courses found with the same slug.',
    logged: 'Multiple courses found with the same slug.',
    recovered: 'Course 2 in full',
  },
  {
    name: 'related courses fail',
    cause: fail('Course Details', isRelated),
    path: '/course-2',
    from: '/online-mode',
    link: /^View More.*Course 2$/,
    status: 200,
    text: resting,
    logged: resting,
    alive: 'Course 2 in full',
    recovered: 'Course 1 in full',
  },
  {
    name: 'article fetch fails',
    cause: fail('Articles', isOne),
    path: '/editorial-analysis/2',
    from: '/editorial-analysis',
    link: 'Read More: Article 2',
    status: 500,
    text: 'Article not found.',
    logged: 'Article not found.',
    recovered: 'Article 2',
  },
  {
    name: 'no article of the id',
    cause: () => void fake.tables.Articles.splice(0),
    path: '/editorial-analysis/2',
    from: '/editorial-analysis',
    link: 'Read More: Article 2',
    status: 404,
    text: 'Article not found.',
  },
  {
    name: 'related articles fail',
    cause: fail('Articles', isRelated),
    path: '/editorial-analysis/2',
    from: '/editorial-analysis',
    link: 'Read More: Article 2',
    status: 200,
    text: 'Error fetching related articles.',
    logged: 'Error fetching related articles.',
    alive: 'Article 2',
    recovered: 'Article 5',
  },
];

describe.for(failures)('$name', ({ cause, path, from, link, status, text, ...expected }) => {
  const { logged, alive, recovered } = expected;

  test('on a first view', async () => {
    cause();
    const before = site.output().length;
    expect((await fetch(site.url + path)).status).toBe(status);
    expect(site.output().slice(before).trim().split('\n')[0]).toBe(logged ?? '');
    const page = await browser.open(site.url + path, { expectConsole: httpError });
    await expectTold(page, path, text, alive);
    if (recovered) await retry(await hydrated(page), text, recovered);
  });

  test('on the way through the site', async () => {
    const page = await hydrated(await browser.open(site.url + from, { expectConsole: /./ }));
    const printed: string[] = [];
    page.on('console', (line) => printed.push(line.text()));
    const loadedAt = await timeOrigin(page);
    cause();
    await page.getByRole('link', { name: link, exact: true }).last().click();
    await expectTold(page, path, text, alive);
    const own = new Set(printed.filter((line) => !httpError.test(line)));
    expect([...own]).toEqual(logged ? [logged] : []);
    if (recovered) await retry(page, text, recovered);
    expect(await timeOrigin(page)).toBe(loadedAt);
  });
});

describe('a search that fails', () => {
  test('says so in its page, keeps the words, and can be tried again', async () => {
    fail('*')();
    const path = '/search?q=article&month=2026-11';
    expect((await fetch(site.url + path)).status).toBe(500);
    const page = await browser.open(site.url + path, { expectConsole: httpError });
    await expectTold(page, path, `Error: ${resting}`, 'Where else to look');
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search for' }).inputValue())
      .toBe('article');
    await retry(await hydrated(page), `Error: ${resting}`, 'Searching titles only.');
  });

  test('says so while one types, and the field lives on', async () => {
    const page = await hydrated(
      await browser.open(`${site.url}/search`, { expectConsole: /resting|status of (404|500)/ }),
    );
    fail('*')();
    const field = page.getByRole('searchbox', { name: 'Search for' });
    await field.fill('article');
    await page.getByRole('alert').getByText(`Error: ${resting}`).waitFor();
    await fake.heal();
    await field.press('End');
    await field.pressSequentially(' 5');
    await page.getByRole('heading', { level: 2, name: 'Article 5', exact: true }).waitFor();
    expect(await field.inputValue()).toBe('article 5');
  });
});

/** The page says it once, where the rest of it is whole. */
async function expectTold(page: Page, path: string, text: string, alive: string | undefined) {
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  const main = page.getByRole('main');
  await main.getByText(text, { exact: true }).waitFor();
  if (alive) await main.getByText(alive, { exact: true }).first().waitFor();
  expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Scholarship Programme' }).waitFor();
  await page.getByRole('contentinfo').getByText('All rights reserved.').waitFor();
}

async function retry(page: Page, text: string, recovered: string) {
  await fake.heal();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('main').getByText(recovered, { exact: true }).first().waitFor();
  expect(await page.getByText(text, { exact: true }).count()).toBe(0);
}

/** Changes whenever the document is loaded anew. */
function timeOrigin(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}
