import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import {
  expectFields,
  newMessage,
  nothing,
  openForAMinute,
  post,
  send,
  sent,
  tryAgain,
  write,
} from '../../support/contactPage.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

const browser = useBrowser();

const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

let { written, posted, row } = newMessage();
beforeEach(() => {
  ({ written, posted, row } = newMessage());
});

// The tests of ContactForm in @setu/ui cover the questions with JavaScript.
describe('the form', () => {
  const { fake, site } = useFakeSite();

  const stored = () => fake.tables['Contact Records'];
  const open = async (expectConsole?: RegExp) =>
    hydrated(
      await browser.open(`${site.url}/contact`, {
        initScript: openForAMinute,
        ...(expectConsole && { expectConsole }),
      }),
    );
  const openPlain = () =>
    browser.open(`${site.url}/contact`, {
      javaScriptEnabled: false,
      expectConsole: /status of 400/,
    });
  const alertOf = (page: Page) => page.getByRole('alert');
  /** Expects the failure notice, every word still in the form, and other ways to write to us. */
  async function expectFailed(page: Page) {
    const alert = alertOf(page);
    await alert.getByText('Your message was not sent', { exact: true }).waitFor();
    await expectFields(page, written);
    await alert.getByRole('link', { name: '+91 00000 00000' }).waitFor();
    const whatsapp = alert.getByRole('link', { name: '+91 00000 00004' });
    expect(await whatsapp.getAttribute('href')).toBe('https://wa.me/910000000004');
  }

  // First, because soon after it has sent the form the site asks whether a robot posts it.
  const wherever = 'Your message could not be sent.';
  test.for([
    [
      'names a field',
      databaseError('violates check constraint "contact_records_email_shape"', 400, '23514'),
      400,
      { fieldErrors: { email: 'This was not accepted. Please check it.' } },
    ],
    [
      'names none',
      databaseError('violates check constraint "contact_records_not_blank"', 400, '23514'),
      500,
      { message: expect.stringContaining(wherever) as string },
    ],
    [
      'is of the request',
      databaseError('Empty or invalid json', 400, 'PGRST102'),
      500,
      { message: expect.stringContaining(wherever) as string },
    ],
  ] as const)('tells of a refusal that %s, and asks once', async ([, fault, status, said]) => {
    fake.fail('Contact Records', fault);
    const answer = await post(site.url, posted, { accept: 'application/json' });
    expect({ status: answer.status, said: await answer.json() }).toEqual({
      status,
      said: { ok: false, ...said },
    });
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('keeps every word when the backend fails, and sends them on a retry', async () => {
    const page = await open(/status of 500|A contact message was not/);
    fake.fail('Contact Records', databaseError('no space left on device'));
    const before = site.output().length;
    await write(page, written);
    await send(page).click();
    await expectFailed(page);
    expect(site.output().slice(before)).toContain('A contact message was not stored');
    expect(site.output()).not.toContain('asha');
    // Both attempts are one message to the table.
    const attempts = fake.requests.filter(({ method }) => method === 'POST');
    expect(attempts).toHaveLength(2);
    expect(attempts[1]?.body).toBe(attempts[0]?.body);
    await fake.heal();
    await tryAgain(page).click();
    await sent(page).waitFor();
    await expectFields(page, nothing);
    expect(stored()).toEqual([JSON.parse(attempts[0]?.body ?? '')]);
  });

  test.for([
    ['', 'How can we answer you?', 'Send without', 'so we cannot answer it', ''],
    [
      'asha@gmial.com',
      'Did you mean asha@gmail.com?',
      'Send with asha@gmail.com',
      'Our answer will go to asha@gmail.com.',
      'asha@gmail.com',
    ],
  ] as const)(
    'asks without JavaScript about the address "%s", and says where the answer goes',
    async ([address, question, answer, said, email]) => {
      const page = await openPlain();
      const values = { ...written, 'Email address': address };
      await write(page, values);
      await send(page).click();
      await alertOf(page).getByText(question).waitFor();
      await expectFields(page, values);
      expect(stored()).toEqual([]);
      await alertOf(page).getByRole('button', { name: answer, exact: true }).click();
      await sent(page).waitFor();
      await page.getByText(said).waitFor();
      expect(page.url()).not.toContain('gmail');
      expect(stored()).toEqual([{ ...row, email, submission_id: anyId }]);
    },
  );

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

  describe('filled in where no person sees it', () => {
    const filled = { leaveEmpty: 'https://spam.example' };

    test('is stored apart, once, and the robot gets the answer that visitors get', async () => {
      const answer = await post(site.url, { ...posted, ...filled });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/contact\?sent=./);
      const asJson = await post(site.url, { ...posted, ...filled }, { accept: 'application/json' });
      expect({ status: asJson.status, said: await asJson.json() }).toEqual({
        status: 200,
        said: { ok: true },
      });
      expect(stored()).toEqual([{ ...row, submission_id: anyId, suspected: true }]);
    });

    test('is stored apart where a program of the visitor did it, who sees nothing of it', async () => {
      const page = await open();
      const input = page.getByLabel('Leave this empty');
      await expect.poll(() => input.isVisible()).toBe(false);
      await write(page, written);
      await input.evaluate((element) => {
        // Chrome's autofill skips inputs that cannot be focused.
        element.focus();
        if (document.activeElement === element) throw new Error('It can be focused.');
        (element as HTMLInputElement).value = 'filled in';
      });
      await send(page).click();
      await sent(page).waitFor();
      await expectFields(page, nothing);
      expect(stored()).toEqual([{ ...row, submission_id: anyId, suspected: true }]);
    });
  });
});
