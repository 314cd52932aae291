import { expect, test } from 'vitest';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { accessibilityTree } from '../../support/browser/accessibilityTree.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { readPage } from '../../support/http/html.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite();
const browser = useBrowser();

test('what fails says so in Hindi, whatever the backend says', async () => {
  fake.fail('Articles', databaseError('Out of memory'));
  const list = await readPage(`${site.url}/hi/editorial-analysis`);
  expect(list.status).toBe(500);
  expect(list.text).toContain('त्रुटि: सर्वर से जानकारी नहीं मिल सकी।');
  expect(list.links.map(({ name }) => name)).toContain('फिर से प्रयास करें');
  const article = await readPage(`${site.url}/hi/editorial-analysis/13`);
  expect(article.headings[0]).toBe('लेख नहीं मिला।');
});

/** Roles whose content is left out: lists contain the months until today, header and footer are the home page's. */
const others = ['contentinfo', 'MenuListPopup'];

const read = [
  '/hi',
  '/hi/search',
  '/hi/editorial-analysis/1',
  '/hi/editorial-analysis',
  '/hi/course-1',
  '/hi/no/page/1',
];

test.for([...read, ['/hi/contact', 'संदेश भेजें'], ['/hi/Scholarship', 'पंजीकरण भेजें']])(
  'a screen reader hears of %s',
  async (screen) => {
    const [path = '', press] = [screen].flat();
    const page = await hydrated(await browser.open(site.url + path, { expectConsole: /404/ }));
    if (press) await page.getByRole('button', { name: press }).click();
    await page.getByRole(press ? 'alert' : 'main').waitFor();
    // An article's tools are a chunk of their own.
    await page.locator('.tools:empty').waitFor({ state: 'detached' });
    const header = path === '/hi/Scholarship' ? [] : ['banner'];
    const closed = path === '/hi' ? [] : [...others, ...header];
    expect(await accessibilityTree(page, { closed })).toMatchSnapshot();
  },
);
