import { beforeEach, describe, expect, test } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import {
  expectFields,
  newMessage,
  nothing,
  post,
  send,
  sent,
  sentPath,
  tooQuick,
  tryAgain,
  write,
} from '../../support/contact/contactPage.ts';
import { useContactSite } from '../../support/contact/contactSite.ts';
import { startSite } from '../../support/site.ts';

const contact = useContactSite();
const { browser, open } = contact;
const stored = (message = row.message) => contact.stored(message);

let { written, posted, row } = newMessage();
beforeEach(() => {
  ({ written, posted, row } = newMessage());
});

test('reloaded while it is on its way: offered again, and sent again it is stored once', async () => {
  const page = await open();
  contact.line.next('held');
  await write(page, written);
  await send(page).click();
  await expect.poll(() => stored()).toEqual([row]);
  await page.reload();
  await hydrated(page);
  await page.getByText('We kept what you had written').waitFor();
  await expectFields(page, written);
  await send(page).click();
  contact.line.release();
  await sent(page).waitFor();
  await expect.poll(() => page.getByText('We kept what you had written').count()).toBe(0);
  expect(await stored()).toEqual([row]);
  await page.reload();
  await hydrated(page);
  await expectFields(page, nothing);
});

test('what was being written survives a reload, in this tab alone, until it is discarded', async () => {
  const page = await open();
  await write(page, written);
  await page.reload();
  await hydrated(page);
  await expectFields(page, written);
  const other = await page.context().newPage();
  await other.goto(`${contact.url}/contact`);
  await hydrated(other);
  await expectFields(other, nothing);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expectFields(page, nothing);
  await page.reload();
  await hydrated(page);
  await expectFields(page, nothing);
  expect(await page.evaluate(() => sessionStorage.getItem('setu:contact'))).toBeNull();
});

test('without any storage the form works', async () => {
  const page = await hydrated(
    await browser.open(`${contact.url}/contact`, {
      initScript: () => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 60_000;
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      },
    }),
  );
  await write(page, written);
  await send(page).click();
  await sent(page).waitFor();
  expect(await stored()).toEqual([row]);
});

test('the page that says it was sent says so once', async () => {
  const page = await browser.open(contact.url + (await sentPath(contact.url)));
  await sent(page).waitFor();
  await hydrated(page);
  await expect.poll(() => page.url()).toBe(`${contact.url}/contact`);
  await sent(page).waitFor();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => sent(page).count()).toBe(0);
});

describe('quicker than a person can write', () => {
  test('with JavaScript: asked to send again, which is enough', async () => {
    const page = await hydrated(await browser.open(`${contact.url}/contact`));
    await page.evaluate(() => {
      performance.now = () => 1_000;
    });
    const before = contact.line.messages();
    await write(page, written);
    await send(page).click();
    await page.getByRole('alert').getByText(tooQuick).waitFor();
    await expectFields(page, written);
    expect(contact.line.messages()).toBe(before);
    await tryAgain(page).click();
    await sent(page).waitFor();
    expect(await stored()).toEqual([row]);
  });

  test('without: by when the server began to hand the page to the address', async () => {
    const fresh = await startSite({ env: contact.env() });
    // A page from elsewhere tells nothing about the time.
    expect((await post(fresh.url, posted)).status).toBe(303);
    expect(await stored()).toEqual([row]);

    const form = await (await fetch(`${fresh.url}/Contact`)).text();
    expect(form).toContain('name="timed"');
    const { posted: other, row: otherRow } = newMessage();
    const held = await post(fresh.url, other);
    expect(held.status).toBe(400);
    const html = await held.text();
    expect(html).toContain(tooQuick);
    expect(html).toContain('study at night. 🙂</textarea>');
    expect(html).toMatch(/<input type="hidden" name="timed" value="1"/);
    expect(await stored(other.message)).toEqual([]);

    expect((await post(fresh.url, { ...other, timed: '1' })).status).toBe(303);
    expect(await stored(other.message)).toEqual([otherRow]);
    await fresh.stop();
  });
});

test('a prerendered site without a server of ours writes to the table itself, once', async () => {
  const page = await open(/status of (405|409)|ERR_EMPTY_RESPONSE/);
  await page.route('**/contact', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 405, contentType: 'text/html', body: 'Method Not Allowed' })
      : route.fallback(),
  );
  contact.line.next('lost');
  await write(page, written);
  await send(page).click();
  await sent(page).waitFor();
  expect(await stored()).toEqual([row]);
});
