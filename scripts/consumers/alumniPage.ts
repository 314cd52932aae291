import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import type english from '../../examples/alumni/en.json';
import { accessibilityFaults } from '../../tests/support/browser/axe.ts';
import { withPage } from './withPage.ts';

/** The page itself, which the apps install. */
export const alumniFolder = fileURLToPath(new URL('../../examples/alumni', import.meta.url));

/** Asserts that the page is made only of the library's components. */
export function holdsNoStyles(): void {
  for (const file of globSync('*.tsx', { cwd: alumniFolder })) {
    const text = readFileSync(path.join(alumniFolder, file), 'utf8');
    assert.doesNotMatch(text, /className|style=|\.css/, `${file} has styles of its own.`);
  }
}

/**
 * Asserts that the page and its form work, and that axe finds no fault in them at 320 px. The components' own tests
 * cover dialogs, tabs, keys, focus, themes and directions.
 */
export async function checkAlumniPage(browser: Browser, url: string): Promise<void> {
  for (const [language, prefix] of [
    ['en', ''],
    ['hi', '/hi'],
  ] as const) {
    const file = path.join(alumniFolder, `${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as typeof english;
    const phone = { reducedMotion: 'reduce', viewport: { width: 320, height: 800 } } as const;
    await withPage(browser, `${url}${prefix}/alumni`, phone, async (page) => {
      const isSound = async (state: string) =>
        assert.deepEqual(await accessibilityFaults(page), [], `${language}, ${state}`);
      await page.getByRole('heading', { level: 1, name: texts.hero.heading }).waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', texts.locale);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      await isSound('opened');
      await sendForm(page, texts);
      await isSound('sent');
    });
  }
}

async function sendForm(page: Page, { mentor, paths }: typeof english): Promise<void> {
  const send = page.getByRole('button', { name: mentor.send, exact: true });
  await send.click();
  const errors = page.getByRole('alert').getByRole('link');
  await expect(errors).toHaveText(Object.values(mentor.missing));
  await page.getByRole('textbox', { name: mentor.name }).fill('Ira');
  await page.getByRole('textbox', { name: mentor.email }).fill('ira@example.com');
  await page
    .getByRole('combobox', { name: mentor.path })
    .selectOption({ label: paths.tabs[1]?.name ?? '' });
  await page.getByRole('radio', { name: mentor.ways[0]?.label ?? '' }).check();
  await page.getByRole('checkbox', { name: mentor.agree }).check();
  await send.click();
  const thanks = mentor.next.replace('{email}', 'ira@example.com');
  await page.locator(':focus').getByText(thanks).waitFor();
}
