import * as fc from 'fast-check';
import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import {
  contactFields,
  contactLimits,
  readContact,
  validateContact,
} from '../../../packages/ui/src/components/ContactForm/validateContact.ts';
import { readForm } from '../../../packages/kit/src/posts/readForm.ts';
import { cases, growth, linear, longText } from '../../support/fuzz.ts';
import { units } from '../../support/textUnits.ts';

const names = [...contactFields, 'mobile', 'gender', 'accept', 'leaveEmpty', '__proto__', ''];
const entries = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...names), fc.string()),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constant('name@example.com'),
      fc.constant('x'.repeat(6_000)),
      fc.constant(new File(['x'], 'x.txt')),
    ),
  ),
);

const formOf = (pairs: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
};

describe('a form of any fields', () => {
  test('a contact message is let through only as the database takes it', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const values = readContact(formOf(pairs));
        expect(Object.keys(values).toSorted()).toEqual([...contactFields].toSorted());
        const result = validateContact(values);
        const errors = result.ok ? {} : (result.fieldErrors ?? {});
        expect(Object.keys(errors).length > 0).toBe(!result.ok);
        if (!result.ok) return;
        expect(contactFields.some((field) => values[field].trim() !== '')).toBe(true);
        expect(values.email).toMatch(/^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/);
        for (const field of contactFields) {
          expect(Array.from(values[field]).length).toBeLessThanOrEqual(contactLimits[field]);
        }
      }),
      cases(1_000),
    );
  });

  test.each(units)('of a long text of %j takes time in proportion', (unit) => {
    const check = (text: string) =>
      validateContact({ firstName: text, lastName: text, email: text, message: text });
    expect(growth(check, unit, longText)).toBeLessThan(linear);
  });
});

test('a body of anything is read as a form, or answered 400', async () => {
  const types = fc.oneof(
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/json',
    ),
    fc.stringMatching(/^[ -~]{0,40}$/),
  );
  const parts = fc.constantFrom(
    '--x',
    '--x--',
    '\r\n',
    '\n',
    'Content-Disposition: form-data; name="message"',
    'a=b',
    '&',
    '=',
    '%',
    '%ff',
    '%00',
    ';',
    '"',
    'filename="a"',
    '\u0000',
    'अ',
  );
  const bodies = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.array(parts, { maxLength: 20 }).map((all) => new TextEncoder().encode(all.join(''))),
  );
  await fc.assert(
    fc.asyncProperty(types, bodies, async (type, body) => {
      const init = {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': type },
      };
      const read = await readForm(
        new Request('http://site.example/contact', init),
        new RouterContextProvider(),
      ).catch((thrown: unknown) => thrown);
      if (read instanceof FormData) return;
      expect(read).toMatchObject({ init: { status: 400 } });
    }),
    cases(500),
  );
});
