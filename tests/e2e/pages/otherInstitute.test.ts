import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { useFixture } from '../../support/fixture.ts';
import { institute } from '../../support/otherInstitute/src/institute.ts';
import { seededFolder, startSite } from '../../support/site.ts';

// The website is tied to no institute: here it is another one's, with fewer pages, other lists and colours.

const data = useFixture(() => seededFolder('english'));
const browser = useBrowser();
const site = useFixture(() =>
  startSite({ env: { DATA_DIR: data.folder }, folder: 'tests/support/otherInstitute' }),
);

async function textOf(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(site.url + path);
  return { status: answer.status, text: await answer.text() };
}

/** The paths of its sitemap. */
async function listedPaths(): Promise<string[]> {
  const { text } = await textOf('/sitemap.xml');
  return Array.from(
    text.matchAll(/<loc>([^<]+)/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

const lists = ['/write', '/opinions', '/current-affairs', '/the-hindu'];
const gone = [
  '/Scholarship',
  '/selections',
  '/selections/upsc-2024-results',
  '/upsc-2024-results',
  '/career',
  '/offline-mode',
  '/login',
  '/register',
  '/facts-of-the-day',
  '/feeds/facts-of-the-day.xml',
  '/practice',
  '/practice/again',
  '/practice/2026-11-20',
  '/feeds/practice.xml',
];

test('its sitemap has its own pages and lists, and none that it does without', async () => {
  const paths = await listedPaths();
  expect(paths).toEqual(expect.arrayContaining(['/', '/online-mode', '/topics', ...lists]));
  expect(paths.filter((path) => gone.includes(path))).toEqual([]);
});

test('every page bears its name, and nothing ours', async () => {
  // Two of each kind of page.
  const kinds = Map.groupBy(await listedPaths(), (path) => path.replace(/(?<=.)\/[^/]+$/, '/*'));
  const paths = [...kinds.values()].flatMap((alike) => alike.slice(0, 2));
  const more = ['/search', '/search?q=constitution', '/llms.txt', '/site.webmanifest'];
  const feeds = ['/feeds/all.xml', '/feeds/write.xml', '/.well-known/security.txt'];
  for (const path of [...paths, ...more, ...feeds]) {
    const { status, text } = await textOf(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).toMatch(/Meadow|meadow\.example/);
    expect(text, path).not.toContain('Setu');
  }
});

test('what it does without is not found, and nothing leads there', async () => {
  const statuses = await Promise.all(gone.map(async (path) => (await textOf(path)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
  for (const path of ['/about', '/search', '/llms.txt', '/no/such/page']) {
    const { text } = await textOf(path);
    const links = text.matchAll(/(?:href="|\]\([^)]*?:\d+)(\/[^"#?)]*)/g);
    const wrong = Array.from(links, ([, href = '']) => href).filter((href) => gone.includes(href));
    expect(wrong, path).toEqual([]);
  }
});

test('what is saved leads to no practice either, not even to that of earlier days', async () => {
  const page = await browser.open('about:blank');
  await page.addInitScript(() => {
    const items = [{ day: '2026-11-20' }];
    localStorage.setItem('setu:done', JSON.stringify({ items }));
  });
  await page.goto(`${site.url}/saved`);
  await hydrated(page);
  await page.getByRole('main').getByText('Nothing is saved').waitFor();
  expect(await page.locator('a[href^="/practice"]').count()).toBe(0);
});

test('its colours are those of the page, of the browser around it and of the home screen', async () => {
  const { text } = await textOf('/about');
  expect(text).toContain('data-setu-theme="institute"');
  expect(text).toContain('<meta name="theme-color" content="#0f4a35"/>');
  expect(text).toMatch(/--\w+:\s*#f2c14e/);
  const manifest = JSON.parse((await textOf('/site.webmanifest')).text) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: institute.name,
    description: institute.slogan,
    theme_color: '#0f4a35',
  });
});

test('header and footer have its lists by its names, its numbers and its logo', async () => {
  const { text } = await textOf('/about');
  const [header = '', footer = ''] = [/<header.*<\/header>/s, /<footer.*<\/footer>/s].map(
    (part) => part.exec(text)?.[0],
  );
  for (const { heading, listPath } of institute.articles) {
    expect(header).toContain(`href="${listPath}"`);
    expect(footer).toContain(`>${heading}</a>`);
  }
  expect(header).toContain('tel:+910000000010');
  expect(footer).toContain('https://wa.me/910000000011');
  expect(header).toContain('d="M4 28Q4 8 24 4Q26 24 4 28z"');
  expect(header).not.toMatch(/Live Demo|Login to our App|Scholarship/);
  expect(footer).not.toMatch(/Results|Careers|<address/);
  // Ornaments belong to an institute, and this one has none.
  expect(text).not.toMatch(/<img[^>]*ornament/);
});

test('its long name leaves the header no higher than what scroll targets are kept clear of', async () => {
  const page = await browser.open(`${site.url}/about`, { viewport: { width: 320, height: 640 } });
  const header = await page.getByRole('banner').boundingBox();
  const clear = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  expect(header?.height).toBeLessThanOrEqual(Number.parseFloat(clear));
});

test('who answers for privacy answers for accessibility too, and its own review is not claimed', async () => {
  const { text } = await textOf('/accessibility');
  expect(text).toContain('href="mailto:data@meadow.example"');
  expect(text).toContain('We answer within 20 days');
  expect(text).toContain('We have not checked all of our own texts');
});

test('an article of a list that it lacks stands on the page of its day, at its plain address', async () => {
  const { text } = await textOf('/daily');
  const [, path = ''] = /href="(\/article\/[^"]+)"/.exec(text) ?? [];
  expect((await textOf(path)).status).toBe(200);
});
