import { describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { startSpecProjects } from '../../support/backend/specProject.ts';
import { useFixture } from '../../support/fixture.ts';
import { readPage } from '../../support/http/html.ts';
import { startSite } from '../../support/site.ts';

/**
 * The site on a project whose tables have only the columns of docs/spec.md, with texts as ids.
 * tests/unit/specColumns.test.ts covers the other types of ids, every query and the contact message.
 */
const browser = useBrowser();
const projects = useFixture(startSpecProjects);
const site = useFixture(() => {
  const { url } = projects.gateways.text;
  return startSite({
    env: { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon-key', PAGE_CACHE_MB: '0' },
  });
});

const list = '/editorial-analysis';
const hindiCourse = `/${encodeURIComponent('हिन्दी & आधार')}`;
/** The path of an article whose id must be encoded. */
const encoded = `${list}/${encodeURIComponent('संसद, भाग 3/2?')}`;

describe('the server shows', () => {
  test.each([
    ['/', ['Resource 1', 'Course 1', 'Course 2']],
    ['/online-mode', ['Course 1', 'Sociology', 'Essay']],
    ['/online-mode?page=54', ['Course 1197']],
    ['/offline-mode?category=Sociology', ['Course 10']],
    [list, ['Article 1', 'Article 3']],
    [`${list}?date=2026-11-19`, ['Article 2', 'Article 3']],
    ['/topics', ['No topics found. What to read in the Hindu', 'Editorial Analysis']],
    ['/daily', ['Editorial Analysis', 'Article 1', '1 min read']],
    ['/daily/2026-11-10', ['Facts of the Day', 'Article 20', 'Article 21']],
    [hindiCourse, ['Course 4 in full', 'Module of course 4', 'Explore Course']],
    [encoded, ['Article 3', 'Text of article 3', 'Related articles']],
    [`${list}/polity-2`, ['Text of article 2']],
  ])('%s', async (path, words) => {
    const page = await readPage(site.url + path);
    expect(page.status).toBe(200);
    for (const word of words) expect(`${page.title} ${page.text}`).toContain(word);
    expect(page.text).not.toMatch(/Error|does not exist/);
    // A filter of the home page is the same page to search engines.
    expect(page.canonical).toBe(site.url + path.replace(/^\/\?.*/, '/'));
  });
});

/** Waits until the server has found out what the project lacks. */
const isFoundOut = () =>
  expect.poll(async () => (await readPage(`${site.url}/about`)).html).toContain('"lacks":[');

test('without questions and topics there are no pages of them, and no link to practice', async () => {
  await isFoundOut();
  const ofTopic = ['/topics/polity', '/practice/topics/polity'];
  for (const path of [...ofTopic, '/practice', '/practice/2026-11-10']) {
    expect(await readPage(site.url + path)).toMatchObject({ status: 404 });
  }
  for (const path of ['/', '/daily', encoded]) {
    const { links } = await readPage(site.url + path);
    expect(links.length).toBeGreaterThan(9);
    expect(links.filter(({ href }) => href.includes('/practice'))).toEqual([]);
  }
  const saved = await hydrated(await browser.open(`${site.url}/saved`));
  await saved.getByText('Nothing is saved here yet.').waitFor();
  expect(await saved.locator('a[href^="/practice"]').count()).toBe(0);
});

test('a browser reads every screen from there by itself, and no request fails', async () => {
  await isFoundOut();
  const page = await hydrated(await browser.open(`${site.url}/about`));
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
