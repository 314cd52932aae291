import { expect, test } from 'vitest';
import {
  readScholarship,
  scholarshipFields,
  scholarshipMessages,
  scholarshipOptions,
  validateScholarship,
} from './validateScholarship.ts';

const complete = new URLSearchParams({
  firstName: 'Asha',
  lastName: 'Verma',
  mobile: '98765 43210',
  email: 'asha@example.com',
  address: '12 Station Road',
  gender: 'female',
  category: 'OBC',
  medium: 'hindi',
  mode: 'Online',
  familyIncome: '240000',
  educationQualification: 'BA',
  accept: 'on',
});

test('offers these choices, in this order', () => {
  expect(scholarshipOptions).toEqual({
    gender: ['male', 'female', 'other'],
    category: ['EWS', 'sc', 'st', 'bpl', 'OBC'],
    medium: ['english', 'hindi'],
    mode: ['Offline', 'Online'],
  });
});

test('takes a form with every field filled in', () => {
  expect(validateScholarship(readScholarship(complete))).toEqual({ ok: true });
});

test.for(scholarshipFields)('misses %s', (field) => {
  for (const nothing of [undefined, '', '  ']) {
    const form = new URLSearchParams(complete);
    if (nothing === undefined) form.delete(field);
    else form.set(field, nothing);
    expect(validateScholarship(readScholarship(form))).toEqual({
      ok: false,
      message: 'Please fill in all fields.',
      fieldErrors: { [field]: scholarshipMessages.empty[field] },
    });
  }
});

test('takes a choice that is not offered for none', () => {
  const form = new URLSearchParams(complete);
  form.set('gender', 'constructor');
  form.set('mode', 'online');
  expect(validateScholarship(readScholarship(form))).toMatchObject({
    fieldErrors: { gender: expect.any(String), mode: expect.any(String) },
  });
});
