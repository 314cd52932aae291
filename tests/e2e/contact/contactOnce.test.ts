import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import {
  expectFields,
  newMessage,
  nothing,
  openForAMinute,
  post,
  send,
  sendPlain,
  sent,
  sentPath,
  tooQuick,
  tryAgain,
  write,
} from '../../support/contactPage.ts';
import { useFixture } from '../../support/fixture.ts';
import { startLossyProxy } from '../../support/http/lossyProxy.ts';
import { startSite } from '../../support/site.ts';

// The line from a site to its backend loses or holds responses, and whatever a visitor does, a message is
// stored once.

const browser = useBrowser();
const backend = useFixture(() => startTestBackend());
const line = useFixture(() => startLossyProxy(backend.url));
const site = useFixture(() => {
  // On a hosted project, which this line stands for, any visitor may set a message's id.
  const env = { SUPABASE_URL: line.url, SUPABASE_ANON_KEY: backend.siteKey, TRUST_PROXY: '1' };
  return startSite({ env });
});
afterEach(() => {
  line.next();
  line.release();
});

const open = async (expectConsole = /status of 500|A contact message was not/) =>
  hydrated(
    await browser.open(`${site.url}/contact`, { initScript: openForAMinute, expectConsole }),
  );
const openPlain = () =>
  browser.open(`${site.url}/contact`, {
    javaScriptEnabled: false,
    expectConsole: /status of (400|500)/,
  });

let { written, posted, row } = newMessage();
beforeEach(() => {
  ({ written, posted, row } = newMessage());
});
/** The rows that hold this message. */
const stored = (message = row.message) =>
  backend.sql(
    'select first_name, last_name, email, message from "Contact Records" where message = $1',
    [message],
  );

const ways = [
  ['with JavaScript', open, (page: Page) => send(page).click()],
  ['without JavaScript', openPlain, sendPlain],
] as const;

describe.for(ways)('%s', ([, openPage, sendIt]) => {
  test('the answer from the table is lost: asked again, stored once', async () => {
    const page = await openPage();
    line.next('lost');
    const before = line.messages();
    await write(page, written);
    await sendIt(page);
    await sent(page).waitFor();
    expect(line.messages() - before).toBe(2);
    expect(await stored()).toEqual([row]);
  });

  test('no answer comes at all: every word is kept, and trying again stores nothing more', async () => {
    const page = await openPage();
    line.next('lost', 'lost');
    await write(page, written);
    await sendIt(page);
    await page.getByRole('alert').getByText('Your message was not sent').waitFor();
    await expectFields(page, written);
    expect(await stored()).toEqual([row]);
    await tryAgain(page).click();
    await sent(page).waitFor();
    await expectFields(page, nothing);
    expect(await stored()).toEqual([row]);
  });
});

test('pressed twice before the answer, without JavaScript: stored once', async () => {
  line.next('held');
  // Several posts, as a browser sends for several clicks.
  const posts = Array.from({ length: 5 }, () => post(site.url, { ...posted, timed: '1' }));
  await expect.poll(() => stored()).toEqual([row]);
  line.release();
  const answers = await Promise.all(posts);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
  expect(await stored()).toEqual([row]);
});

test('reloaded while it is on its way: offered again, and sent again it is stored once', async () => {
  const page = await open();
  line.next('held');
  await write(page, written);
  await send(page).click();
  await expect.poll(() => stored()).toEqual([row]);
  await page.reload();
  await hydrated(page);
  await page.getByText('We kept what you had written').waitFor();
  await expectFields(page, written);
  await send(page).click();
  line.release();
  await sent(page).waitFor();
  await expect.poll(() => page.getByText('We kept what you had written').count()).toBe(0);
  expect(await stored()).toEqual([row]);
  await page.reload();
  await hydrated(page);
  await expectFields(page, nothing);
});

test('the page that says it was sent says so once', async () => {
  const page = await browser.open(site.url + (await sentPath(site.url)));
  await sent(page).waitFor();
  await hydrated(page);
  await expect.poll(() => page.url()).toBe(`${site.url}/contact`);
  await sent(page).waitFor();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => sent(page).count()).toBe(0);
});

// The tests of flashToken.ts try forged receipts.
test('that it was sent is shown to a visitor with a receipt, and not cached', async () => {
  const says = async (path: string) => {
    const answer = await fetch(site.url + path);
    const isSaid = (await answer.text()).includes('Message sent');
    return { isSaid, caching: answer.headers.get('cache-control') };
  };
  const path = await sentPath(site.url);
  const shown = { isSaid: true, caching: 'private, no-cache' };
  const plain = { isSaid: false, caching: expect.stringMatching(/^public/) as string };
  expect(await says(path)).toEqual(shown);
  expect(await says('/contact')).toEqual(plain);
  expect(await says('/contact?sent=1')).toEqual(plain);
  expect(await says(path)).toEqual(shown);
  expect(await says(path.replace('/contact', '/Contact/'))).toEqual(shown);
  expect(await says(path.replace('/contact', '/about'))).toMatchObject({ isSaid: false });
});

describe('quicker than a person can write', () => {
  test('with JavaScript: asked to send again, which is enough', async () => {
    const page = await hydrated(await browser.open(`${site.url}/contact`));
    await page.evaluate(() => {
      performance.now = () => 1_000;
    });
    const before = line.messages();
    await write(page, written);
    await send(page).click();
    await page.getByRole('alert').getByText(tooQuick).waitFor();
    await expectFields(page, written);
    expect(line.messages()).toBe(before);
    await tryAgain(page).click();
    await sent(page).waitFor();
    expect(await stored()).toEqual([row]);
  });

  test('without: by when the server began to hand the page to the address', async () => {
    const visitor = { 'x-forwarded-for': '10.8.0.1' };
    // A post without a page from the server says nothing about the time.
    expect((await post(site.url, posted, visitor)).status).toBe(303);
    expect(await stored()).toEqual([row]);

    const form = await (await fetch(`${site.url}/Contact`, { headers: visitor })).text();
    expect(form).toContain('name="timed"');
    const { posted: other, row: otherRow } = newMessage();
    const held = await post(site.url, other, visitor);
    expect(held.status).toBe(400);
    const html = await held.text();
    expect(html).toContain(tooQuick);
    expect(html).toContain('study at night. 🙂</textarea>');
    expect(html).toMatch(/<input type="hidden" name="timed" value="1"/);
    expect(await stored(other.message)).toEqual([]);

    expect((await post(site.url, { ...other, timed: '1' }, visitor)).status).toBe(303);
    expect(await stored(other.message)).toEqual([otherRow]);
  });
});

test('a prerendered site without a server of ours writes to the table itself, once', async () => {
  const page = await open(/status of (405|409)|ERR_EMPTY_RESPONSE/);
  await page.route('**/contact', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 405, contentType: 'text/html', body: 'Method Not Allowed' })
      : route.fallback(),
  );
  line.next('lost');
  await write(page, written);
  await send(page).click();
  await sent(page).waitFor();
  expect(await stored()).toEqual([row]);
});
