import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hold, hydrated, useBrowser } from '../../support/browser/browser.ts';
import { linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const search = (query: string) => readPage(`${siteUrl}/search?${query}`);

describe('without JavaScript', () => {
  test('what is found stands in the page, with what was searched for marked', async () => {
    const page = await search('q=editorials');
    expect(page).toMatchObject({ status: 200, headings: ['Search'], robots: 'noindex' });
    expect(page.title).toBe('Search: editorials | Setu');
    expect(page.canonical).toBeUndefined();
    const main = partOf(page.html, 'main');
    const results = textsOf(main, 'article');
    expect(page.text).toContain(`${results.length} results for "editorials"`);
    expect(results.length).toBeGreaterThan(10);
    expect(new Set(textsOf(main, 'mark').map((word) => word.toLowerCase()))).toContain('editorial');
    const [first] = textsOf(main, 'h2');
    const link = linksIn(main).find(({ name }) => name === first);
    expect((await readPage(siteUrl + link?.href)).headings).toEqual([first]);
    for (const result of results) expect(result).toMatch(/\d\d\/\d\d\/\d{4}|Courses|Resources/);
  });

  test('a word that nothing has leads to one that something has, and on', async () => {
    const page = await search('q=parlament');
    expect(page.text).toContain('0 results for "parlament"');
    expect(page.links).toContainEqual({
      name: 'Did you mean "parliament"?',
      href: '/search?q=parliament',
    });
    for (const href of [
      '/editorial-analysis',
      '/daily-answer-writing',
      '/online-mode',
      '/contact',
    ]) {
      expect(linksIn(partOf(page.html, 'main')).map((link) => link.href)).toContain(href);
    }
  });
});

describe('with React', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for' });
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

  test('a phone shows what is found on its first screen, and the icon leads into the field', async () => {
    const viewport = { width: 360, height: 740 };
    const page = await hydrated(await browser.open(`${siteUrl}/about`, { viewport }));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect.poll(() => focused(page)).toBe('search-words');
    await page.keyboard.type('parliament');
    await page.keyboard.press('Enter');
    const first = page.getByRole('article').first();
    await first.waitFor();
    const box = await first.boundingBox();
    expect((box?.y ?? Infinity) + 100).toBeLessThan(viewport.height);
    expect(await first.getByText(/…$/).count()).toBeGreaterThan(0);
  });

  test.each(['india  con', 'ल\u095C'])('the last word of %j may go on', async (words) => {
    const page = await hydrated(await browser.open(`${siteUrl}/search`));
    const asked = page.waitForRequest(/\/rpc\/search/);
    await field(page).fill(words);
    expect(new URL((await asked).url()).searchParams.get('typing')).toBe('true');
  });

  test('a link that is followed while words are typed is not taken back by their search', async () => {
    const page = await hydrated(await browser.open(`${siteUrl}/search?q=parliament`));
    const { release } = await hold(page, /Articles\?|rpc\/article_page/);
    const first = page.getByRole('article').first().getByRole('link').first();
    const href = await first.getAttribute('href');
    await page.clock.install();
    await field(page).press('End');
    await page.keyboard.type(' a');
    await first.dispatchEvent('click');
    await page.clock.runFor(5_000);
    release();
    await expect.poll(() => page.url()).toBe(siteUrl + href);
  });

  test('what may have been meant takes the place of what was typed', async () => {
    const page = await hydrated(await browser.open(`${siteUrl}/search?q=parlament`));
    await page.getByRole('link', { name: 'Did you mean "parliament"?' }).click();
    await page
      .getByText(/^\d+ results for "parliament"$/)
      .first()
      .waitFor();
    expect(await field(page).inputValue()).toBe('parliament');
    await page.keyboard.press('Control+k');
    expect(await focused(page)).toBe('search-words');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect.poll(() => field(page).inputValue()).toBe('');
    expect(await focused(page)).toBe('search-words');
  });

  test('on a Mac Cmd+K leads to the field, and Ctrl+K stays with the text', async () => {
    const page = await hydrated(await browser.open(`${siteUrl}/search?q=parliament`));
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'userAgent', { value: 'Macintosh' }),
    );
    await page.keyboard.press('Control+k');
    expect(await focused(page)).not.toBe('search-words');
    await page.keyboard.press('Meta+k');
    expect(await focused(page)).toBe('search-words');
  });

  test('Back shows the search of its address, also in the field that has the focus', async () => {
    const page = await hydrated(await browser.open(`${siteUrl}/search?q=court`));
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2$/);
    await field(page).press('End');
    await page.keyboard.type(' bill');
    await page.waitForURL(/q=court\+bill$/);
    expect(await focused(page)).toBe('search-words');
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe('court');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('2026-11');
    await page.waitForURL(/q=court&month=2026-11$/);
  });
});
