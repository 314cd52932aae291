import { expect, test } from 'vitest';
import { mailHref, whatsAppOf } from './reply.ts';
import { languages } from '../words/words.ts';

const { en, hi } = languages;

const asked = { firstName: 'Asha', email: 'asha@example.org', message: 'When?\nAsha' };
const mail = (more = {}, { messages } = en) =>
  mailHref({ ...asked, ...more }, messages.reply, 'An institute') ?? '';
const whatsApp = (message: string) =>
  whatsAppOf({ ...asked, message }, en.messages.reply, 'An institute')?.href;

test('a mail begins with the words ready, and ends with those of the visitor', () => {
  const { searchParams, pathname } = new URL(mail());
  expect(pathname).toBe('asha@example.org');
  expect(searchParams.get('subject')).toBe('Your message to An institute');
  expect(searchParams.get('body')).toMatch(
    /^Dear Asha,\r\n\r\nThank you .+An institute\r\n\r\nYou wrote:\r\nWhen\?\r\nAsha$/s,
  );
  expect(decodeURIComponent(mail({ firstName: null }, hi))).toContain('body=नमस्ते,\r\n');
});

test('an address is nothing but an address', () => {
  expect(mail({ email: 'a?bcc=b@example.org' })).toMatch(/^mailto:a%3Fbcc%3Db@example.org\?/);
  for (const email of ['a@b,c@d', 'no address', '<a@b>', null]) expect(mail({ email })).toBe('');
});

test('no address is too long for the system, and no character is halved', () => {
  const long = mail({ message: '🙂'.repeat(5_000) });
  expect(long.length).toBeLessThanOrEqual(1_900);
  expect(long).toMatch(/(%F0%9F%99%82)+$/);
  expect(mail({ message: 'half \uD83D' })).toContain('half%20%EF%BF%BD');
});

test.each([
  ['Call 098765-43210 or 91234 56789', '919876543210'],
  ['+91 98765 43210.', '919876543210'],
  ['+91 09876543210', '919876543210'],
  ['९८७६५४३२१०', '919876543210'],
  ['98765\u00A043210', '919876543210'],
  ['Call 9876543210\u2014Rahul', '919876543210'],
  ['+91\u201198765\u201343210', '919876543210'],
  ['+44 20 7946 0018', '442079460018'],
])('a number stands in %j', (message, number) => {
  expect(whatsApp(message)).toMatch(new RegExp(`^https://wa.me/${number}\\?text=Dear%20Asha`));
});

test.each(['Roll number 1234567890', '98765432101', 'in 2026'])('none in %j', (message) => {
  expect(whatsApp(message)).toBeUndefined();
});
