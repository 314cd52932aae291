import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  expectFields,
  field,
  newMessage,
  nothing,
  post,
  send,
  sendPlain,
  sent,
  tryAgain,
  write,
} from '../../support/contact/contactPage.ts';
import { useContactSite } from '../../support/contact/contactSite.ts';

const contact = useContactSite();
const { open, openPlain } = contact;
const stored = (message = row.message) => contact.stored(message);

let { written, posted, row } = newMessage();
beforeEach(() => {
  ({ written, posted, row } = newMessage());
});

const ways = [
  ['with JavaScript', open, (page: Page) => send(page).click()],
  ['without JavaScript', openPlain, sendPlain],
] as const;

describe.for(ways)('%s', ([, openPage, sendIt]) => {
  test('the answer from the table is lost: asked again, stored once', async () => {
    const page = await openPage();
    contact.line.next('lost');
    const before = contact.line.messages();
    await write(page, written);
    await sendIt(page);
    await sent(page).waitFor();
    expect(contact.line.messages() - before).toBe(2);
    expect(await stored()).toEqual([row]);
  });

  test('no answer comes at all: every word is kept, and trying again stores nothing more', async () => {
    const page = await openPage();
    contact.line.next('lost', 'lost');
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

  test('changed after a failure it is another message, and neither is lost', async () => {
    const page = await openPage();
    contact.line.next('lost', 'lost');
    await write(page, written);
    await sendIt(page);
    await page.getByRole('alert').getByText('Your message was not sent').waitFor();
    const changed = `${row.message} Please.`;
    await field(page, 'Message').fill(changed);
    await tryAgain(page).click();
    await sent(page).waitFor();
    expect(await stored(changed)).toHaveLength(1);
  });

  test('the same words from two tabs are one message', async () => {
    const pages = [await openPage(), await openPage()];
    for (const page of pages) {
      await write(page, written);
    }
    await Promise.all(pages.map((page) => sendIt(page)));
    await Promise.all(pages.map((page) => sent(page).waitFor()));
    expect(await stored()).toEqual([row]);
  });

  test('back and sent again it is one message', async () => {
    const page = await openPage();
    await write(page, written);
    await sendIt(page);
    await sent(page).waitFor();
    await page.goto(`${contact.url}/about`);
    await page.goBack();
    if ((await field(page, 'Message').inputValue()) === '') await write(page, written);
    await sendIt(page);
    await sent(page).waitFor();
    expect(await stored()).toEqual([row]);
  });
});

test('pressed twice before the answer, without JavaScript: stored once', async () => {
  contact.line.next('held');
  // Two posts, as a browser makes of two clicks.
  const posts = Array.from({ length: 5 }, () => post(contact.url, { ...posted, timed: '1' }));
  await expect.poll(() => stored()).toEqual([row]);
  contact.line.release();
  const answers = await Promise.all(posts);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
  expect(await stored()).toEqual([row]);
});

test('pressed twice, and Enter twice, while the answer is slow: sent once', async () => {
  const page = await open();
  const before = contact.line.messages();
  contact.line.next('held');
  await write(page, written);
  await send(page).dblclick();
  await field(page, 'Email address').press('Enter');
  await field(page, 'First name').press('Enter');
  await expect.poll(() => stored()).toEqual([row]);
  contact.line.release();
  await sent(page).waitFor();
  expect(contact.line.messages() - before).toBe(1);
});
