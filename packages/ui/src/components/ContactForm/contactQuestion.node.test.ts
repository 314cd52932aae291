import { describe, expect, test } from 'vitest';
import { checkContact, replyTo } from './contactQuestion.ts';

const nothing = { firstName: '', lastName: '', email: '', message: '' };
const ask = (values: Partial<typeof nothing>, asked = '') =>
  checkContact(new URLSearchParams({ ...nothing, ...values, asked }));

test.for([
  [{ email: 'asha@example.com', message: 'Or 98765 43210' }, 'asha@example.com'],
  [{ message: 'Please call +91 98765-43210 after six.' }, '+91 98765-43210'],
  [{ message: 'मेरा नंबर ९८७६५४३२१० है' }, '९८७६५४३२१०'],
  [{ lastName: '9876543210' }, '9876543210'],
  [{ message: 'Call 9876543210. 10 am is best.' }, '9876543210'],
  [{ message: '9876543210 9123456789' }, '9876543210'],
  [{ message: 'Write to asha.v@mail.example.in, please.' }, 'asha.v@mail.example.in'],
  [{ message: 'To <asha@mail.example.in>, or a@b@c.example.' }, 'asha@mail.example.in'],
  [{ message: 'The batch of 12-06-2026, for 2026-27 or 2027-28?' }, ''],
  [{ firstName: 'Asha', message: 'Fees of 1,20,000?' }, ''],
  [{ message: 'On 25-11-2026 10:30, or २०२६-११-२६ ११.३०?' }, ''],
  [{ message: 'Is the fee 48000-60000, १२००००-१५०००० or 250000-800000?' }, ''],
  [{ message: 'Call 98765 43210-98765 43211.' }, '98765 43210'],
  [{ message: 'Call +91-22345-67890.' }, '+91-22345-67890'],
  [{ message: '98765\u00A043210, or +91\u201191234\u201356789' }, '98765 43210'],
  [{ message: 'Is the fee 48000\u201360000?' }, ''],
  [{ message: '2026\u201327 (98765 43210)' }, '98765 43210'],
  [{ message: 'Batch 2025\u201326 2026\u201327?' }, ''],
  [{ message: '+91 98 76 54 32 10 or +91 98765 432 10' }, '+91 98 76 54 32 10'],
  [{ message: '91-98-7654-3210' }, '91-98-7654-3210'],
  [{ message: 'Attempts 2023 2024 2025, 2023-2024-2025?' }, ''],
  [{ message: 'Call 044 2015 2016.' }, '044 2015 2016'],
  [{ message: 'Since 2022 2023 9876543210' }, '9876543210'],
  [{ message: 'Call (0612) 2345678.' }, '(0612) 2345678'],
  [{ message: 'asha@mail.example.in/9876543210' }, 'asha@mail.example.in'],
  [{ message: 'See https://video.example/@asha.v and https://map.example/@28.61,77.2' }, ''],
] as const)('where %j can be answered: %j', ([values, expected]) => {
  expect(replyTo({ ...nothing, ...values })).toBe(expected);
});

test('a message of a million characters is read at once', () => {
  expect(replyTo({ ...nothing, message: '😀'.repeat(500_000) })).toBe('');
  expect(replyTo({ ...nothing, message: `${'a'.repeat(1_000_000)}@mail.example.in` })).toBe('');
});

describe('what is asked', () => {
  test('how to answer, once', () => {
    const question = { about: 'reply' };
    expect(ask({ message: 'Hello' })).toEqual({ ok: false, question });
    expect(ask({ message: 'Hello again' }, 'reply')).toEqual({ ok: true });
    expect(ask({ message: 'Call 98765 43210' })).toEqual({ ok: true });
  });

  test.for([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['GMAIL.CO', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['ygmail.com', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.co.im', 'yahoo.co.in'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['redifmail.com', 'rediffmail.com'],
  ])('whether %s is %s, and each address once', ([domain, meant]) => {
    const email = `Asha.V@${domain}`;
    const question = { about: 'email', email, meant: `Asha.V@${meant}` };
    expect(ask({ email })).toEqual({ ok: false, question });
    expect(ask({ email }, 'reply')).toEqual({ ok: false, question });
    expect(ask({ email }, email)).toEqual({ ok: true });
  });

  test.for(['gmail.com', 'ymail.com', 'mail.com', 'yahoo.in', 'gmx.com', 'example.com', 'gov.in'])(
    'nothing of an address at %s',
    (domain) => expect(ask({ email: `asha@${domain}` })).toEqual({ ok: true }),
  );

  test('nothing of what is wrong, and nothing in a form that cannot say what was asked', () => {
    expect(ask({ email: 'asha@' })).toMatchObject({ fieldErrors: { email: expect.any(String) } });
    expect(checkContact(new URLSearchParams({ message: 'Hello' }))).toEqual({ ok: true });
  });

  test('the address that was chosen counts', () => {
    const form = new URLSearchParams({ ...nothing, email: 'a@gmial.com', asked: 'a@gmial.com' });
    form.set('meantEmail', 'a@gmail.com');
    expect(checkContact(form)).toEqual({ ok: true });
  });
});
