import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../../packages/backend/src/testing.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { startSite } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';

const siteUrl = inject('siteUrl');
const browser = useBrowser();
const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

const open = (path: string, viewport = desktop, expectConsole?: RegExp) =>
  browser.open(path.startsWith('http') ? path : siteUrl + path, {
    javaScriptEnabled: false,
    viewport,
    ...(expectConsole && { expectConsole }),
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test.each([
  ['/', 'Your Bridge to Success', 'Study Together Now'],
  ['/about', 'About Setu', 'Our vision'],
  ['/selections', 'Our results', 'UPSC 2024 Results'],
  ['/upsc-2023-results', 'UPSC 2023 Results', 'WhatsApp +91 00000 00004 for details'],
  ['/career', 'Careers', 'No current openings'],
  ['/daily-answer-writing', 'Daily Answer Writing', 'Read More'],
  ['/editorial-analysis', 'Editorial Analysis', 'Read More'],
  ['/daily', 'Daily desk', 'min read'],
  ['/offline-mode', 'Offline Mode', 'View More'],
  ['/Scholarship', 'Scholarship Programme', '60% fee scholarship'],
  ['/contact', 'Contact us', 'Get in touch'],
  ['/search?q=parliament', 'Search', 'results for "parliament"'],
  ['/privacy', 'Privacy', 'Messages to us'],
  ['/terms', 'Terms and conditions', 'Using this website'],
  ['/login', 'Log in', 'Sign in with Google'],
  ['/register', 'Create an account', 'Students'],
  ['/bpsc-prelims-batch', 'BPSC Prelims Batch (Online)', 'How to Enroll'],
  ['/article/1', 'How Parliament Passes a Money Bill', 'By: Team'],
])('%s can be read', async (path, title, text) => {
  const page = await open(path, phone);
  expect(await heading(page)).toBe(title);
  const words = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(words).toContain(text);
  expect(words.length).toBeGreaterThan(100);
  expect(await page.getByText('Loading...').count()).toBe(0);
  // Its styles are there as well: the header is the dark bar.
  const bar = page.getByRole('banner');
  expect(await bar.evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
    'rgb(31, 29, 82)',
  );
});

test('the search is a form that opens an address', async () => {
  const page = await open('/search');
  await page.getByRole('searchbox', { name: 'Search for' }).fill('money bill');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Facts of the Day');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.getByText(/results? for "money bill"/).waitFor();
  expect(new URL(page.url()).search).toBe('?q=money+bill&category=Facts+of+the+Day&month=');
});

test('the switches of the footer, which could do nothing, are not there', async () => {
  const page = await open('/about');
  for (const name of ['Automatic', 'Off']) {
    const radio = page.getByRole('radio', { name, includeHidden: true });
    expect(await radio.count()).toBe(1);
    expect(await radio.isVisible()).toBe(false);
  }
});

describe('the header', () => {
  test('opens its dropdowns, each by itself, and their links lead on', async () => {
    const page = await open('/about');
    const offline = page.getByRole('banner').getByRole('link', { name: 'Offline Mode' });
    const facts = page
      .getByRole('banner')
      .getByRole('link', { name: 'Important Facts of the Day' });
    expect(await offline.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'All Courses' }).click();
    expect(await offline.isVisible()).toBe(true);
    expect(await facts.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Current Affairs' }).click();
    expect(await offline.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'All Courses' }).click();
    expect(await offline.isVisible()).toBe(false);
    await facts.click();
    expect(await heading(page)).toBe('Important Facts of the Day');
  });

  test('has a menu at 360 px: opens, closes, holds every link', async () => {
    const page = await open('/about', phone);
    const header = page.getByRole('banner');
    const burger = header.getByRole('button', { name: 'Open menu' });
    const scholarship = header.getByRole('link', { name: 'Scholarship Programme' });
    expect(await scholarship.isVisible()).toBe(false);

    await burger.click();
    expect(await scholarship.isVisible()).toBe(true);
    await header.getByRole('button', { name: 'Close menu' }).click();
    expect(await scholarship.isVisible()).toBe(false);

    await burger.click();
    await page.keyboard.press('Escape');
    expect(await scholarship.isVisible()).toBe(false);

    await burger.click();
    await page.mouse.click(10, 500);
    expect(await scholarship.isVisible()).toBe(false);

    await burger.click();
    await header.getByRole('button', { name: 'All Courses' }).click();
    await header.getByRole('link', { name: 'Online Mode' }).click();
    expect(await heading(page)).toBe('Online Mode');
    expect(await scholarship.isVisible()).toBe(false);
  });
});

describe('lists', () => {
  test.each([
    ['/', 'Categories of the latest courses'],
    ['/online-mode', 'Categories of Online Mode'],
  ])('%s is filtered by its links', async (path, label) => {
    const page = await open(path);
    const filter = page.getByRole('navigation', { name: label });
    await filter.getByRole('link', { name: 'Sociology' }).click();
    expect(new URL(page.url()).searchParams.get('category')).toBe('Sociology');
    expect(await filter.locator('[aria-current="true"]').allTextContents()).toEqual(['Sociology']);
    const names = await page.getByRole('link', { name: /^View More: / }).all();
    expect(names.length).toBeGreaterThan(0);
    for (const link of names) expect(await link.getAttribute('aria-label')).toMatch(/Sociology/);
    // The visitor is back at the list, not at the top of the page.
    const top = () => filter.evaluate((nav) => Math.round(nav.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(desktop.height);
    expect(await top()).toBeGreaterThan(0);
  });

  test('of the newest courses grows to all of them by its link', async () => {
    const page = await open('/', phone);
    const cards = page.getByRole('region', { name: 'Latest courses' }).getByRole('article');
    expect(await cards.count()).toBe(6);
    await page.getByRole('link', { name: 'Show all 16 courses' }).click();
    await expect.poll(() => cards.count()).toBe(16);
  });

  test('are paged by their links', async () => {
    const page = await open('/facts-of-the-day', phone);
    const first = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    expect(page.url()).toBe(`${siteUrl}/facts-of-the-day?page=2`);
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).not.toBe(first);
    await page.getByRole('link', { name: 'Page 1' }).click();
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(first);
  });
});

test.each([
  ['Free resources to choose from', 'The Preamble, phrase by phrase'],
  ['Videos of toppers', 'Play video: Sample student: one answer every morning'],
])('the carousel %s is a list that scrolls and snaps', async (name, first) => {
  const page = await open('/', phone);
  const region = page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
  const track = region.getByRole('group', { name: 'Slides' });
  expect(await region.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await region.getByRole('link', { name: first }).getAttribute('href')).toMatch(/^\//);
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => track.evaluate((box) => box.scrollLeft)).toBeGreaterThan(250);
  await region.getByRole('link').last().focus();
  const atEnd = () =>
    track.evaluate((box) => box.scrollWidth - box.clientWidth - box.scrollLeft < 12);
  await expect.poll(atEnd).toBe(true);
});

describe('the contact form', () => {
  let backend: TestBackend;
  let site: SiteProcess;
  beforeAll(async () => {
    backend = await startTestBackend();
    site = await startSite({
      env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.siteKey },
    });
  });
  afterAll(async () => {
    await site?.stop();
    await backend?.stop();
  });

  test('is answered: what is wrong is said, nothing is lost, and the message arrives once', async () => {
    const page = await open(`${site.url}/contact`, phone, /status of 400/);
    const message = 'Is the evening batch taught in Hindi?\nक्या शाम का बैच हिंदी में है?';
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Email address').fill('asha@');
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();

    await page.getByRole('alert').waitFor();
    await page.getByRole('alert').getByRole('link').first().click();
    expect(new URL(page.url()).hash).not.toBe('');
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha');
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    expect(await page.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true');
    expect(await backend.sql('select * from "Contact Records"')).toEqual([]);

    await page.getByLabel('Email address').fill('asha@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message sent').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    // The answer is a page of its own, so that a reload sends nothing.
    await page.reload();
    const rows = await backend.sql(
      'select first_name, last_name, email, message from "Contact Records"',
    );
    expect(rows).toEqual([
      expect.objectContaining({ first_name: 'Asha', email: 'asha@example.com' }),
    ]);
    expect(String(rows[0]?.['message']).replaceAll('\r\n', '\n')).toBe(message);
  });
});

describe('the scholarship form', () => {
  test("empty, answers 'Please fill in all fields.' with a link to each field", async () => {
    const page = await open('/Scholarship', phone);
    await page.getByLabel('First name').fill('Asha');
    await page.getByRole('button', { name: 'Submit registration' }).click();
    const summary = page.getByRole('alert');
    await summary.getByText('Please fill in all fields.', { exact: true }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha');
    const links = await summary.getByRole('link').all();
    // Twelve fields, one of them filled in.
    expect(links).toHaveLength(11);
    for (const link of links) {
      const target = await link.getAttribute('href');
      expect(await page.locator(`[id="${target?.slice(1)}"]`).count(), target ?? '').toBe(1);
    }
  });

  test('complete, says that nothing has been submitted and how to finish', async () => {
    const page = await open('/Scholarship', phone);
    const texts = {
      'First name': 'Asha',
      'Last name': 'Devi',
      'Mobile number': '9876543210',
      'Email address': 'asha@example.com',
      Address: 'Patna',
      'Annual family income': '250000',
      'Educational qualification': 'BA',
    };
    for (const [label, text] of Object.entries(texts)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByLabel('Category').selectOption('OBC');
    await page.getByRole('radio', { name: 'Hindi' }).check();
    await page.getByRole('radio', { name: 'Offline' }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit registration' }).click();
    await page.getByText('Nothing has been submitted yet', { exact: true }).waitFor();
    const finish = page.getByRole('link', { name: 'Finish on WhatsApp' });
    const prepared = new URL((await finish.getAttribute('href')) ?? '');
    expect(prepared.origin).toBe('https://wa.me');
    const message = prepared.searchParams.get('text') ?? '';
    // Whole: the visitor sends it, to be registered by it.
    for (const text of Object.values(texts)) expect(message).toContain(text);
    const call = page.getByRole('form').getByRole('link', { name: 'Call +91 00000 00000' });
    expect(await call.getAttribute('href')).toBe('tel:+910000000000');
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('Patna');
  });
});
