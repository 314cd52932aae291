import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, expectLink, render, renderOnServer } from '../../testing/browser.ts';
import type { FormResult } from '../../internal/form/formResult.ts';
import { help } from '../../testing/samples.ts';
import { type ContactFormProps, ContactForm } from './ContactForm.tsx';
import { contactFormLabels } from './contactFormLabels.ts';
import type { ContactField, ContactValues } from './validateContact.ts';

type Submit = NonNullable<ContactFormProps['onSubmit']>;
type Result = FormResult<ContactField>;

const written = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  message: 'When does the next batch start?',
};

const field = (name: string) => page.getByRole('textbox', { name });
const send = () => userEvent.click(button('Send message'));
const alert = () => page.getByRole('alert');
const status = () => page.getByRole('status');

/** Renders the form. Returns its `onSubmit`, which answers so. */
async function show(answer: () => Promise<Result> = async () => ({ ok: true })) {
  const onSubmit = vi.fn<Submit>(answer);
  const extra = <input type="hidden" name="extra" />;
  await render(<ContactForm help={help} onSubmit={onSubmit} hidden={extra} />);
  return onSubmit;
}

const fields = Object.entries(contactFormLabels.fields) as [ContactField, string][];

async function write(values: ContactValues = written) {
  for (const [name, label] of fields) await userEvent.fill(field(label), values[name]);
}

async function expectWritten(values: ContactValues = written) {
  for (const [name, label] of fields) {
    await expect.element(field(label)).toHaveValue(values[name]);
  }
}

test('is a form named by its heading, whose fields a browser can fill in', async () => {
  await render(<ContactForm help={help} />);
  await expect.element(page.getByRole('form', { name: 'Get in touch' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent('Get in touch');
  await expect.element(field('Email address')).toHaveAttribute('autocomplete', 'email');
  await expect.element(field('First name')).toHaveAttribute('autocomplete', 'given-name');
});

test('names a field that is too long as its label does', async () => {
  const fields = { ...contactFormLabels.fields, message: 'Your doubt' };
  await render(<ContactForm help={help} labels={{ fields }} />);
  await userEvent.fill(field('Your doubt'), 'a'.repeat(5001));
  await send();
  await expect.element(field('Your doubt')).toHaveAccessibleDescription(/^Your doubt has 5001 /);
});

test('says that it is sending, and does not send twice', async () => {
  const { promise, resolve } = Promise.withResolvers<Result>();
  const onSubmit = await show(() => promise);
  await write();
  await send();
  await expect.element(button('Sending...')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(status()).toMatchTextContent('Your message is being sent');
  await userEvent.click(button('Sending...'), { force: true });
  await userEvent.type(field('Email address'), '{Enter}');
  await expect.element(field('Message')).toHaveAttribute('readonly');
  await expectWritten();
  resolve({ ok: true });
  await expect.element(status()).toMatchTextContent('Message sent');
  await expectWritten({ firstName: '', lastName: '', email: '', message: '' });
  expect(status().element().contains(document.activeElement)).toBe(true);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(written);
  expect(onSubmit.mock.calls[0]?.[1].has('extra')).toBe(true);
});

const notSent = 'Your message was not sent';
test.for<[string, string, Submit]>([
  ['is refused', notSent, async () => ({ ok: false })],
  ['is refused with a reason', 'Line down.', async () => ({ ok: false, message: 'Line down.' })],
  ['breaks', notSent, () => Promise.reject(new Error('offline'))],
])('keeps every word when sending %s, offers other ways and to try again', async (failure) => {
  const [, text, fail] = failure;
  const onSubmit = await show();
  onSubmit.mockImplementationOnce(fail);
  await write();
  await send();
  await expect.element(alert()).toMatchTextContent(text);
  await expectWritten();
  expect(document.activeElement?.contains(alert().element())).toBe(true);
  await expectLink('Call us', help.phone.href);
  await expectLink('WhatsApp us', help.whatsapp.href);
  await userEvent.click(button('Try again'));
  await expect.element(status()).toMatchTextContent('Message sent');
  await expect.element(alert()).not.toBeInTheDocument();
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([written, written]);
});

test('does not send an email address that is none, and keeps every word', async () => {
  const onSubmit = await show();
  const mistyped = { ...written, email: 'asha@' };
  await write(mistyped);
  await send();
  await expect.element(field('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expectWritten(mistyped);
  // A second attempt reports the error again.
  await send();
  await expect.element(alert()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('asks once how to answer, and sends without', async () => {
  const onSubmit = await show();
  const values = { ...written, email: '' };
  await write(values);
  await send();
  await expect.element(alert()).toMatchTextContent('How can we answer you?');
  await expectWritten(values);
  await userEvent.click(page.getByRole('link', { name: 'Add an email address' }));
  await expect.element(field('Email address')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(button('Send without'));
  await expect.element(status()).toMatchTextContent('we cannot answer it');
  expect(onSubmit).toHaveBeenCalledOnce();
  // The form asks again about the next message.
  await write(values);
  await send();
  await expect.element(alert()).toMatchTextContent('How can we answer you?');
});

test('does not ask again when a message could not be sent', async () => {
  const onSubmit = await show(async () => ({ ok: false }));
  await userEvent.fill(field('Message'), 'Hello');
  await send();
  await userEvent.click(button('Send without'));
  await userEvent.click(button('Try again'));
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2);
});

test('asks about a mistyped address, sends with the one that is meant, and says where the answer goes', async () => {
  const onSubmit = await show();
  await write({ ...written, email: 'asha@gmial.com' });
  await send();
  await expect
    .element(alert())
    .toMatchTextContent('You wrote asha@gmial.com. Did you mean asha@gmail.com?');
  await userEvent.click(button('Send with asha@gmail.com'));
  await expect.element(status()).toMatchTextContent('Our answer will go to asha@gmail.com.');
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...written, email: 'asha@gmail.com' });
});

test('sends an address that the visitor corrects after the question by Enter', async () => {
  await show();
  await write({ ...written, email: 'asha@gmial.com' });
  await send();
  await userEvent.fill(field('Email address'), 'asha@yahoo.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toMatchTextContent('Our answer will go to asha@yahoo.com.');
});

test('renders the answer to a plain post: a question, whose buttons post the form', async () => {
  const question = { about: 'email', email: 'a@gmial.com', meant: 'a@gmail.com' } as const;
  const values = { ...written, email: question.email };
  const { container } = renderOnServer(
    <ContactForm help={help} initial={{ values, result: { ok: false, question } }} />,
  );
  const form = container.querySelector('form') ?? undefined;
  const posted = (name: string) =>
    Object.fromEntries(new FormData(form, button(name).element() as HTMLElement));
  expect(posted('Send as I wrote it')).toEqual({ ...values, asked: question.email });
  expect(posted('Send with a@gmail.com')).toMatchObject({ meantEmail: question.meant });
});

test('gives each attempt at the same words one id, and other words another', async () => {
  const onSubmit = await show(async () => ({ ok: false }));
  const ids = () => onSubmit.mock.calls.map(([, , { id }]) => id);
  await write();
  await send();
  await userEvent.click(button('Try again'));
  await expect.poll(ids).toHaveLength(2);
  await userEvent.fill(field('Message'), 'Something else');
  onSubmit.mockImplementation(async () => ({ ok: true }));
  await userEvent.click(button('Try again'));
  await expect.element(status()).toMatchTextContent('Message sent');
  // A new message with the same words.
  await write({ ...written, message: 'Something else' });
  await send();
  await expect.poll(ids).toHaveLength(4);
  const [first, second, third, fourth] = ids();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});
