import { describe, expect, inject, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { useFixture } from '../../support/fixture.ts';
import { linksIn, partOf, readPage } from '../../support/http/html.ts';
import { seededFolder, startSite } from '../../support/site.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

const hindiTitle = 'शर्तों सहित या शर्तों के बिना: राज्यों के अनुदान पर बहस को पढ़ना';

/** The header's link to the other language. */
async function twinOf(url: string) {
  const { html } = await readPage(url);
  const links = linksIn(partOf(html, 'header'));
  return links.find(({ name }) => /हिन्दी|English/.test(name));
}

test.each([
  ['/editorial-analysis/13', 'हिन्दी में पढ़ें', '/hi/editorial-analysis/113'],
  ['/hi/editorial-analysis/113', 'Read in English', '/editorial-analysis/13'],
  ['/editorial-analysis/17', expect.stringContaining('अनुवाद नहीं है'), '/hi/editorial-analysis'],
  ['/hi/editorial-analysis/17', 'Read in English', '/editorial-analysis/17'],
  ['/hi/topics/gs-paper-2', 'Read in English', '/topics'],
  ['/hi/practice/topics/राजव्यवस्था', 'Read in English', '/practice'],
  ['/daily/2026-11-20', 'हिन्दी में पढ़ें', '/hi/daily/2026-11-20'],
  ['/daily/2026-11-13', expect.stringContaining('इस दिन का अनुवाद नहीं है'), '/hi/daily'],
  ['/hi/daily/2026-11-13', 'Read in English', '/daily/2026-11-13'],
  ['/daily/2026-10-29', expect.stringContaining('इस दिन का अनुवाद नहीं है'), '/hi/daily'],
  ['/practice/2026-11-19', expect.stringContaining('इस दिन का अनुवाद नहीं'), '/hi/practice'],
  ['/editorial-analysis?date=2026-10-31', 'हिन्दी में पढ़ें', '/hi/editorial-analysis'],
  ['/editorial-analysis?month=2026-10', 'हिन्दी में पढ़ें', '/hi/editorial-analysis'],
  ['/facts-of-the-day?date=2026-11-20', 'हिन्दी में पढ़ें', '/hi/facts-of-the-day?date=2026-11-20'],
  ['/what-to-read-in-the-hindu?date=2026-10-28', 'हिन्दी में पढ़ें', '/hi/what-to-read-in-the-hindu'],
  ['/hi/search?q=BPSC&category=पाठ्यक्रम', 'Read in English', '/search?q=BPSC'],
  [
    '/search?q=grants&category=Editorial+Analysis',
    'हिन्दी में पढ़ें',
    '/hi/search?q=grants&category=Editorial+Analysis',
  ],
])('the header of %s: %s', async (path, name, href) => {
  expect(await twinOf(siteUrl + path)).toEqual({ name, href });
});

test.each([
  // Where nothing is in the page's language, search engines are to find its contents in the other.
  ['/hi/editorial-analysis/17', 'noindex'],
  ['/hi/topics/gs-paper-2', 'noindex'],
  ['/topics/राजव्यवस्था', 'noindex'],
  ['/hi/daily/2026-11-13', 'noindex'],
  ['/hi/practice/2026-11-19', 'noindex'],
  ['/practice/topics/राजव्यवस्था', 'noindex'],
  ['/hi/editorial-analysis/113', 'max-image-preview:large'],
  ['/topics/gs-paper-2', 'max-image-preview:large'],
  ['/hi/topics/राजव्यवस्था', 'max-image-preview:large'],
  ['/hi/daily/2026-11-20', 'max-image-preview:large'],
  ['/hi/practice', 'max-image-preview:large'],
  ['/practice/2026-11-19', 'max-image-preview:large'],
])('%s tells search engines: %s', async (path, robots) => {
  expect((await readPage(siteUrl + path)).robots).toBe(robots);
});

test('structured data name the translation', async () => {
  const htmlOf = async (path: string) => (await readPage(siteUrl + path)).html;
  const english = await htmlOf('/editorial-analysis/13');
  expect(english).toContain(`"workTranslation":{"@type":"CreativeWork","name":"${hindiTitle}"`);
  const hindi = await htmlOf('/hi/editorial-analysis/113');
  expect(hindi).toContain('"translationOfWork":{"@type":"CreativeWork","name":"Tied or Untied');
});

test('an article at an address of the other language leads to its translation there', async () => {
  const linksOf = async (path: string) =>
    linksIn(partOf((await readPage(siteUrl + path)).html, 'main'))
      .filter(({ href }) => href === '/hi/editorial-analysis/113')
      .map(({ name }) => name);
  const alone = 'केवल हिंदी में पढ़ें';
  expect(await linksOf('/hi/editorial-analysis/13')).toEqual([alone]);
  expect(await linksOf('/hi/editorial-analysis/13?with=113')).toEqual([alone, hindiTitle]);
});

// Stories picture both texts beside and below each other; a journey goes there and back.
test('both texts are printed', async () => {
  // Articles 13 and 113 of the samples are each other's translations; 17 has none.
  const both = `${siteUrl}/editorial-analysis/13?with=113`;
  const page = await browser.open(both, { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  for (const text of ['The question: when the Union', 'प्रश्न यह है: जब संघ']) {
    expect(await page.getByRole('main').getByText(text).isVisible()).toBe(true);
  }
});

test('a browser that goes on reads in the language of its pages, and what is not there in the other', async () => {
  const page = await hydrated(await browser.open(`${siteUrl}/hi/about`));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'संपादकीय विश्लेषण' }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2, name: hindiTitle }).waitFor();
  expect(await main.getByRole('article').count()).toBe(2);
});

describe('where the site’s own language has nothing', () => {
  const otherLanguage = 'This is in Hindi: there is nothing in English yet.';
  const inHindi = 'यह अंग्रेज़ी में है: हिंदी में अभी कुछ नहीं है।';
  const data = useFixture(() => seededFolder());
  const site = useFixture(async () => {
    const backend = await startTestBackend({ dataDir: data.folder });
    await backend.sql(`
      update "Articles" set updated_at = '2026-11-22T07:00:00+05:30' where id = 13;
      delete from "Articles" where language = 'en' and id <> 13;
      update "Articles" set topics = '{}' where language = 'en';
      delete from "Course Section" where language = 'hi';
      delete from "Course Details" where language = 'hi' and slug = 'gs-foundation-online';
      delete from resources where language = 'hi'`);
    await backend.stop();
    return startSite({ env: { DATA_DIR: data.folder } });
  });

  test('home, lists and days show the other one, and say so; what may be translated does not', async () => {
    const said = async (path: string, words: string) =>
      (await readPage(site.url + path)).text.split(words).length - 1;
    expect(await said('/hi', inHindi)).toBe(2);
    expect(await said('/', otherLanguage)).toBe(0);
    expect(await said('/facts-of-the-day', otherLanguage)).toBe(1);
    expect(await said('/daily/2026-11-19', otherLanguage)).toBe(1);
    expect(await said('/topics', otherLanguage)).toBe(1);
    expect(await said('/hi/online-mode', inHindi)).toBe(1);
    expect(await said('/hi/gs-foundation-online', inHindi)).toBe(1);
    expect(await said('/search?q=%E0%A4%B8%E0%A4%82%E0%A4%B8%E0%A4%A6', otherLanguage)).toBe(0);
    expect(await said('/topics/राजव्यवस्था', otherLanguage)).toBe(0);
    expect(await said('/editorial-analysis', otherLanguage)).toBe(0);
  });

  test.each([
    ['/gs-foundation-online', 0, true],
    ['/hi/gs-foundation-online', 0, false],
    ['/gs-foundation-classroom', 2, true],
    ['/hi/online-mode', 2, true],
    ['/hi/online-mode?category=BPSC', 0, false],
    ['/facts-of-the-day', 2, true],
    ['/facts-of-the-day?month=2026-11', 0, false],
  ])('%s names %i languages; search engines are to find it: %s', async (path, named, isFound) => {
    const { html, robots } = await readPage(site.url + path);
    expect(html.match(/hrefLang="\w+" href/g)?.length ?? 0).toBe(named);
    expect(robots).toBe(isFound ? 'max-image-preview:large' : 'noindex');
  });

  test('a translation says that its original was corrected since', async () => {
    const { text } = await readPage(`${site.url}/hi/editorial-analysis/113`);
    expect(text).toContain('अंग्रेज़ी पाठ 22/11/2026 को, इस अनुवाद के बाद, सुधारा गया।');
    expect((await readPage(`${site.url}/editorial-analysis/113`)).text).toContain(
      'The English text was corrected on 22/11/2026, after this translation.',
    );
    expect((await readPage(`${site.url}/editorial-analysis/13`)).text).not.toContain('corrected');
  });
});
