import { expect, inject, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();

test.each([
  ['an article', '/daily-current-affairs-analysis/1', 'How Parliament Passes a Money Bill'],
  ['the page of a day', '/daily/2026-11-20', '16 minutes to read'],
  ['a course', '/gs-foundation-online', 'Buy Now: https://'],
  ['the scholarships', '/Scholarship', '60% fee scholarship'],
])('%s on paper is black on white, and holds nothing to press', async (_what, path, text) => {
  const page = await browser.open(siteUrl + path, {
    colorScheme: 'dark',
    viewport: { width: 718, height: 1000 },
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0);
  }
  const main = page.getByRole('main');
  // A title that links to its article looks like any other.
  for (const link of await main.getByRole('link').all()) {
    expect(await link.locator('xpath=ancestor::*[self::h2 or self::h3]').count()).toBe(1);
    const { color, line } = await link.evaluate((element) => {
      const { color, textDecorationColor } = getComputedStyle(element);
      return { color, line: textDecorationColor };
    });
    expect({ color, line }).toEqual({ color: 'rgb(0, 0, 0)', line: 'rgba(0, 0, 0, 0)' });
  }
  const paper = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(paper).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  // Text that a rule adds only on paper is not in the text of the page.
  const written = await main.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    return (
      parts.map((part) => getComputedStyle(part, '::after').content).join() + element.textContent
    );
  });
  expect(written).toContain(text);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(718);
});

test('slides on paper begin where their heading does', async () => {
  const page = await browser.open(siteUrl, { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  const section = page.getByRole('region', { name: 'Free resources', exact: true });
  const card = await section.locator('[role=group] [role=group] > *').first().boundingBox();
  expect(card?.x).toBe((await section.getByRole('heading').first().boundingBox())?.x);
});
