import type { Page } from 'playwright';
import { disableAll, forceState, states } from './forceState.ts';
import { sentPath } from '../../tests/support/contactPage.ts';

/** Where the site of a shot gets its rows. */
export type Source = 'sample' | 'down' | 'empty' | 'overlong';

/** A screen in one of its states, and the steps that lead to it. */
export interface Shot {
  name: string;
  path: string;
  source?: Source;
  act?: (page: Page) => Promise<unknown>;
  /** The widths at which there is such a state. Default: all. */
  widths?: readonly number[];
  /** Takes only the window, for parts that cover the page. */
  windowOnly?: true;
}

export const widths = [320, 600, 768, 1024, 1440, 1920] as const;
const burger = [320, 600, 768];
const bar = [1024, 1440, 1920];

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const hydrated = (page: Page) =>
  page.locator('header [aria-expanded]').first().waitFor({ state: 'attached' });

// On a phone the footer's links are folded, where a click does not reach them.
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByText(name, { exact: true }).dispatchEvent('click');

async function openDropdowns(page: Page): Promise<void> {
  for (const name of ['All Courses', 'Current Affairs']) {
    await page.getByRole('banner').getByText(name, { exact: true }).click();
  }
}

async function goOffline(page: Page): Promise<void> {
  await hydrated(page);
  await page.context().setOffline(true);
  await follow(page, 'Careers');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
}

async function neverArrive(page: Page): Promise<void> {
  await hydrated(page);
  await page.route('**/rest/v1/**', () => {});
  await follow(page, 'Editorial Analysis');
  await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
}

/** A page that takes no post answers one with the error screen. */
async function postToPage(page: Page): Promise<void> {
  await page.route(page.url(), (route) => route.continue({ method: 'POST' }));
  await page.reload();
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Asha');
  await page.getByRole('textbox', { name: /mail/i }).fill('asha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does the next batch begin?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('main').getByRole('alert').first().waitFor();
}

/** The form asks again when sent within seconds; the second attempt is sent, and fails. */
async function failToSend(page: Page): Promise<void> {
  // Before React the second attempt would load a page.
  await hydrated(page);
  await writeMessage(page);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered;
}

async function fillScholarship(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const field of await main.locator('form input[type=text], form textarea').all()) {
    await field.fill('Sample');
  }
  await main.locator('form [name=mobile]').fill('9000000000');
  await main.locator('form [name=email]').fill('asha@example.com');
  for (const select of await main.locator('form select').all())
    await select.selectOption({ index: 1 });
  for (const group of await main.locator('form fieldset:has([type=radio])').all()) {
    await group.locator('[type=radio]').first().check();
  }
  await main.getByRole('checkbox').check();
  await press('Submit registration')(page);
}

/** Interactive elements in each state that only a visitor's input causes. */
const touched = Object.entries({
  home: '/',
  'article list': '/facts-of-the-day?page=2',
  article: '/editorial-analysis/17',
  scholarship: '/Scholarship',
  contact: '/contact',
}).flatMap(([name, path]) =>
  states.map((state) => ({
    name: `${name}, all ${state}`,
    path,
    act: forceState(state),
    widths: [1024],
  })),
);

async function showAsSent(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(origin + (await sentPath(origin)));
}

/** Every screen in every state. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home, dropdowns open', path: '/', act: openDropdowns, widths: bar, windowOnly: true },
  { name: 'home, menu open', path: '/', act: press('Menu'), widths: burger, windowOnly: true },
  { name: 'home, one category', path: '/?category=BPSC' },
  { name: 'home, unknown category', path: '/?category=Chess' },
  { name: 'home, empty', path: '/', source: 'empty' },
  { name: 'home, overlong', path: '/', source: 'overlong' },
  { name: 'home, backend down', path: '/', source: 'down' },
  { name: 'offline mode', path: '/offline-mode' },
  { name: 'online mode', path: '/online-mode?category=Sociology' },
  { name: 'courses, empty', path: '/online-mode', source: 'empty' },
  { name: 'courses, overlong', path: '/online-mode', source: 'overlong' },
  { name: 'courses, backend down', path: '/online-mode', source: 'down' },
  { name: 'course', path: '/gs-foundation-online' },
  { name: 'course, overlong', path: '/course-1', source: 'overlong' },
  { name: 'course, backend down', path: '/gs-foundation-online', source: 'down' },
  { name: 'article list', path: '/editorial-analysis' },
  { name: 'article list, second page', path: '/facts-of-the-day?page=2' },
  { name: 'article list, empty', path: '/editorial-analysis', source: 'empty' },
  { name: 'article list, overlong', path: '/editorial-analysis', source: 'overlong' },
  { name: 'article list, backend down', path: '/editorial-analysis', source: 'down' },
  { name: 'answer writing', path: '/daily-answer-writing' },
  { name: 'article', path: '/editorial-analysis/17' },
  { name: 'article in Hindi', path: '/editorial-analysis/18' },
  { name: 'article, overlong', path: '/article/1', source: 'overlong' },
  { name: 'article not found', path: '/article/999999' },
  { name: 'article, backend down', path: '/article/17', source: 'down' },
  { name: 'results', path: '/selections' },
  { name: 'result', path: '/upsc-2024-results' },
  { name: 'result not found', path: '/selections/upsc-1999-results' },
  { name: 'scholarship', path: '/Scholarship' },
  { name: 'scholarship, incomplete', path: '/Scholarship', act: press('Submit registration') },
  { name: 'scholarship, complete', path: '/Scholarship', act: fillScholarship },
  { name: 'contact', path: '/contact' },
  { name: 'contact, nothing written', path: '/contact', act: press('Send message') },
  { name: 'contact, sent', path: '/contact', act: showAsSent },
  { name: 'contact, sent too quickly', path: '/contact', act: writeMessage },
  { name: 'contact, not sent', path: '/contact', source: 'down', act: failToSend },
  { name: 'search', path: '/search' },
  { name: 'search, results', path: '/search?q=parliament' },
  { name: 'search, nothing found', path: '/search?q=parlament' },
  { name: 'search, backend down', path: '/search?q=parliament', source: 'down' },
  { name: 'about', path: '/about' },
  { name: 'careers', path: '/career' },
  { name: 'log in', path: '/login' },
  { name: 'topics', path: '/topics' },
  { name: 'topic', path: '/topics/gs-paper-2' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'register', path: '/register' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'error', path: '/about', act: postToPage },
  { name: 'offline', path: '/about', act: goOffline },
  { name: 'loading', path: '/about', act: neverArrive, windowOnly: true },
  ...touched,
  { name: 'scholarship, all disabled', path: '/Scholarship', act: disableAll, widths: [1024] },
  { name: 'log in, all disabled', path: '/login', act: disableAll, widths: [1024] },
];
