import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright';
import type english from '../../examples/alumni/en.json';
import { accessibilityFaults } from '../../tests/support/browser/axe.ts';
import { withPage } from './withPage.ts';

/** The page itself, which the apps install. */
export const alumniFolder = fileURLToPath(new URL('../../examples/alumni', import.meta.url));

interface Way {
  lang: 'en' | 'hi';
  colorScheme?: 'light' | 'dark';
  dir?: 'rtl';
}

/** The ways in which the page is seen; it stands at the same addresses in both apps. */
const ways: Record<string, Way> = {
  light: { lang: 'en' },
  dark: { lang: 'en', colorScheme: 'dark' },
  Hindi: { lang: 'hi' },
  'right to left': { lang: 'en', dir: 'rtl' },
};

/** It is made of the library's parts alone. */
export function holdsNoStyles(): void {
  for (const file of globSync('*.tsx', { cwd: alumniFolder })) {
    const text = readFileSync(path.join(alumniFolder, file), 'utf8');
    assert.doesNotMatch(text, /className|style=|\.css/, `${file} has styles of its own.`);
  }
}

/** In every way of seeing it: nothing for axe to find in any state, by keyboard, and at 320 px. */
export async function checkAlumniPage(browser: Browser, url: string): Promise<void> {
  for (const [way, { lang, colorScheme = 'light', dir }] of Object.entries(ways)) {
    const texts = JSON.parse(
      readFileSync(path.join(alumniFolder, `${lang}.json`), 'utf8'),
    ) as typeof english;
    const address = `${url}${lang === 'hi' ? '/hi' : ''}/alumni`;
    await withPage(browser, address, { colorScheme, reducedMotion: 'reduce' }, async (page) => {
      const isSound = async (state: string) =>
        assert.deepEqual(await accessibilityFaults(page), [], `${way}, ${state}`);
      if (dir) await page.evaluate((value) => (document.documentElement.dir = value), dir);
      await page.getByRole('heading', { level: 1, name: texts.hero.heading }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), texts.locale);
      await checkTabs(page, texts, dir ? 'ArrowLeft' : 'ArrowRight');
      await isSound('wide');
      await page.setViewportSize({ width: 320, height: 800 });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, way);
      await isSound('narrow');
      await checkDialog(page, texts, () => isSound('dialog'));
      await checkForm(page, texts, isSound);
    });
  }
}

async function checkTabs(page: Page, { paths }: typeof english, key: string): Promise<void> {
  const [first, second] = paths.tabs;
  assert.ok(first && second);
  await page.getByRole('tab', { name: first.name }).focus();
  await page.keyboard.press(key);
  await focused(page, page.getByRole('tab', { name: second.name, selected: true }));
  await page.keyboard.press('Tab');
  const panel = page.getByRole('tabpanel', { name: second.name });
  await focused(page, panel);
  await panel.getByText(second.text).waitFor();
}

async function checkDialog(
  page: Page,
  { people }: typeof english,
  whileOpen: () => Promise<void>,
): Promise<void> {
  const [person] = people.all;
  assert.ok(person);
  const trigger = page.getByRole('button', { name: `${people.read}: ${person.name}` });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: people.story.replace('{name}', person.name) });
  await dialog.getByText(person.story).waitFor();
  await dialog.locator(':focus').waitFor();
  await whileOpen();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await focused(page, trigger);
}

async function checkForm(
  page: Page,
  { mentor, paths }: typeof english,
  isSound: (state: string) => Promise<void>,
): Promise<void> {
  const send = page.getByRole('button', { name: mentor.send, exact: true });
  await send.focus();
  await page.keyboard.press('Enter');
  const errors = page.getByRole('alert');
  await focused(page, errors);
  assert.deepEqual(await errors.getByRole('link').allInnerTexts(), Object.values(mentor.missing));
  await isSound('errors');
  await errors.getByRole('link', { name: mentor.missing.name }).press('Enter');
  const name = page.getByRole('textbox', { name: mentor.name });
  await focused(page, name);
  await page.keyboard.type('Ira');
  await page.getByRole('textbox', { name: mentor.email }).fill('ira@example.com');
  await page
    .getByRole('combobox', { name: mentor.path })
    .selectOption({ label: paths.tabs[1]?.name ?? '' });
  await page.getByRole('radio', { name: mentor.ways[0]?.label ?? '' }).check();
  await page.getByRole('checkbox', { name: mentor.agree }).check();
  await send.press('Enter');
  const thanks = mentor.next.replace('{email}', 'ira@example.com');
  await page.locator(':focus').getByText(thanks).waitFor();
  await isSound('sent');
}

const focused = (page: Page, locator: Locator): Promise<void> =>
  locator.and(page.locator(':focus')).waitFor();
