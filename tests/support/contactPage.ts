import type { Page } from 'playwright';
import { expect } from 'vitest';

let messages = 0;

const { firstName, lastName, email } = {
  firstName: 'आशा',
  lastName: "O'Verma <b>",
  email: 'asha@example.com',
};

/** A unique message: as a visitor writes it, as the form posts it, and as a row of "Contact Records". */
export function newMessage() {
  messages += 1;
  const message = `When does batch ${messages} start?\nI work until six & study at night. 🙂`;
  const names = { 'First name': firstName, 'Last name': lastName };
  return {
    written: { ...names, 'Email address': email, Message: message },
    posted: { firstName, lastName, email, message },
    row: { first_name: firstName, last_name: lastName, email, message },
  };
}

export const nothing = { 'First name': '', 'Last name': '', 'Email address': '', Message: '' };

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const sent = (page: Page) =>
  page.getByRole('status').getByText('Message sent', { exact: true });
export const tooQuick = 'That was very quick';

/** For `initScript`: makes a page seem open for a minute, so that the form does not take the test for a robot. */
export function openForAMinute(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}

export async function write(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    // One after another, as a person does.
    await field(page, name).fill(value);
  }
}

export async function expectFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => field(page, name).inputValue()).toBe(value);
  }
}

/** Sends without JavaScript; when the form answers that this was too quick for a person, sends again. */
export async function sendPlain(page: Page, button = send(page)): Promise<void> {
  await Promise.all([page.waitForEvent('load'), button.click()]);
  if (await page.getByText(tooQuick).isVisible()) {
    await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
  }
}

/** The address of the page that says a message was stored. */
export async function sentPath(siteUrl: string): Promise<string> {
  const answer = await post(siteUrl, { message: 'Hello', timed: '1' });
  return answer.headers.get('location') ?? '';
}

/** Posts the form as a program would. */
export function post(
  siteUrl: string,
  values: Record<string, string>,
  headers?: Record<string, string>,
): Promise<Response> {
  return fetch(`${siteUrl}/contact`, {
    method: 'POST',
    body: new URLSearchParams(values),
    redirect: 'manual',
    ...(headers && { headers }),
  });
}
