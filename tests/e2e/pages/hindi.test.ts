import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { accessibilityTree } from '../../support/browser/accessibilityTree.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { readPage } from '../../support/http/html.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const { fake, site } = useFakeSite();
const browser = useBrowser();

/** The website's English sentences; shorter texts also occur in the components and in the institute's content. */
const english = Object.values(
  import.meta.glob(
    [
      '../../../packages/website/src/locales/en/*.ts',
      '!../../../packages/website/src/locales/en/labels.ts',
    ],
    { eager: true },
  ),
)
  .flatMap(leavesOf)
  .filter((text) => text.length > 30);

function leavesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leavesOf) : [];
}

/** The scripts of a language's pages. */
const builtScripts = (manifest: string) => {
  const client = new URL('../../../site/dist/client/', import.meta.url);
  const chunks = JSON.parse(readFileSync(new URL(`.vite/${manifest}.json`, client), 'utf8')) as {
    [name: string]: { file: string };
  };
  return Object.values(chunks)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readFileSync(new URL(file, client), 'utf8'));
};

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
    const header = path === '/hi/Scholarship' ? [] : ['banner'];
    const closed = path === '/hi' ? [] : [...others, ...header];
    expect(await accessibilityTree(page, { closed })).toMatchSnapshot();
  },
);

/** Links to Hindi pages are in Hindi, also on English pages. */
const waysToHindi = /हिन्दी में [^"'`]*/g;

test('the pages of a language have its words alone', () => {
  const inHindi = builtScripts('manifest-hi');
  expect(english.filter((text) => inHindi.some((script) => script.includes(text)))).toEqual([]);
  // The article parser knows single Hindi words that begin a heading.
  const words = /\p{Script=Devanagari}{2,} \p{Script=Devanagari}{2,}/u;
  const inEnglish = builtScripts('manifest').map((script) => script.replaceAll(waysToHindi, ''));
  expect(inEnglish.flatMap((script) => words.exec(script) ?? [])).toEqual([]);
});
