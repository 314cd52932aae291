import { expect, test } from 'vitest';
import { contactLimits, contactMessages, readContact, validateContact } from './validateContact.ts';
import type { ContactField } from './validateContact.ts';

const values = { firstName: 'Asha', lastName: '', email: 'asha@example.com', message: 'Hello' };
const empty = { firstName: '', lastName: '', email: '', message: '' };

test('requires no field by itself', () => {
  expect(validateContact(values)).toEqual({ ok: true });
  expect(validateContact({ ...empty, message: 'Hello' })).toEqual({ ok: true });
  expect(validateContact({ ...empty, firstName: 'Asha' })).toEqual({ ok: true });
});

test.for([empty, { firstName: ' ', lastName: '\t', email: ' ', message: '\n\u200B' }])(
  'stops what is wholly empty: %j',
  (blank) => {
    expect(validateContact(blank)).toEqual({
      ok: false,
      message: 'There is a problem',
      fieldErrors: { message: 'Please write a message before sending.' },
    });
  },
);

test.for(['a@b.c', 'first.last+tag@mail.example.co.in', 'अ@उदाहरण.भारत'])(
  'takes %s for an email address',
  (email) => expect(validateContact({ ...values, email })).toEqual({ ok: true }),
);

test.for(['asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com', 'a@b@c.d', 'a@b.'])(
  'does not take %s for an email address',
  (email) => {
    const result = validateContact({ ...values, email });
    expect(result).toMatchObject({ fieldErrors: { email: contactMessages.emailShape } });
  },
);

test.for(Object.entries(contactLimits) as [ContactField, number][])(
  'holds %s to %i characters',
  ([field, limit]) => {
    const text = field === 'email' ? '@e.in'.padStart(limit, 'a') : '𝕊'.repeat(limit);
    expect(validateContact({ ...values, [field]: text })).toEqual({ ok: true });
    const result = validateContact({ ...values, [field]: `a${text}` });
    expect(Object.keys((!result.ok && result.fieldErrors) || {})).toEqual([field]);
  },
);

test('reads what a browser posts, and nothing else', () => {
  const body = new URLSearchParams('firstName=+Asha+&message=a%0D%0Ab%00&role=admin');
  expect(readContact(body)).toEqual({ ...empty, firstName: 'Asha', message: 'a\nb' });
});

test.for(['mailto:asha@example.com', '\u202Aasha@example.com\u202C', 'asha\u200B@example.com'])(
  'reads %j as the address that is seen',
  (email) => {
    const form = new FormData();
    form.set('email', email);
    expect(readContact(form).email).toBe('asha@example.com');
  },
);
