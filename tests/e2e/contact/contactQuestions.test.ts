import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { expectFields, newMessage, send, sent, write } from '../../support/contactPage.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

// The tests of ContactForm in @setu/ui cover the questions with JavaScript.
const browser = useBrowser();
const { fake, site } = useFakeSite();

const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
const stored = () => fake.tables['Contact Records'];
const alertOf = (page: Page) => page.getByRole('alert');
const openPlain = () =>
  browser.open(`${site.url}/contact`, {
    javaScriptEnabled: false,
    expectConsole: /status of 400/,
  });

let { written, row } = newMessage();
beforeEach(() => {
  ({ written, row } = newMessage());
});

const press = (page: Page, name: string) =>
  alertOf(page).getByRole('button', { name, exact: true }).click();

test('asks once how to answer, and sends without', async () => {
  const page = await openPlain();
  const values = { ...written, 'Email address': '' };
  await write(page, values);
  await send(page).click();
  await alertOf(page).getByText('How can we answer you?').waitFor();
  await expectFields(page, values);
  expect(stored()).toEqual([]);
  await press(page, 'Send without');
  await sent(page).waitFor();
  await page.getByText('so we cannot answer it').waitFor();
  expect(stored()).toEqual([{ ...row, email: '', submission_id: anyId }]);
});

test('asks about a mistyped address, and says where the answer goes', async () => {
  const page = await openPlain();
  await write(page, { ...written, 'Email address': 'asha@gmial.com' });
  await send(page).click();
  await alertOf(page).getByText('Did you mean asha@gmail.com?').waitFor();
  await press(page, 'Send with asha@gmail.com');
  await sent(page).waitFor();
  await page.getByText('Our answer will go to asha@gmail.com.').waitFor();
  expect(page.url()).not.toContain('gmail');
  expect(stored()).toEqual([{ ...row, email: 'asha@gmail.com', submission_id: anyId }]);
});

test('does not take for a robot who errs and sends again soon', async () => {
  const page = await openPlain();
  await write(page, { ...written, 'Email address': 'asha@' });
  await send(page).click();
  await alertOf(page)
    .getByRole('link', { name: /^Enter an email address/ })
    .waitFor();
  const answered = await page.content();
  // The same answer in a browser where React loads now.
  const scripted = await browser.open('about:blank');
  await scripted.route('**/contact', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ body: answered, contentType: 'text/html' })
      : route.fallback(),
  );
  await scripted.goto(`${site.url}/contact`);
  await hydrated(scripted);
  await write(scripted, written);
  await scripted.evaluate(() => {
    performance.now = () => 1_000;
  });
  await send(scripted).click();
  await sent(scripted).waitFor();
  expect(stored()).toMatchObject([row]);
});
