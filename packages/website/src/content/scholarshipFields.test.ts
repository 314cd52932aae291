import { expect, test } from 'vitest';
import { fieldWords as english } from '../locales/en/scholarshipFields.ts';
import { fieldWords as hindi } from '../locales/hi/scholarshipFields.ts';
import { scholarshipFieldsIn } from './scholarshipFields.ts';

test.for([english, hindi])('asks all of it, offers these choices in this order: %#', (words) => {
  const fields = scholarshipFieldsIn(words);
  expect(fields.filter(({ required }) => !required)).toEqual([]);
  expect(fields.map((field) => [field.name, field.type])).toEqual([
    ['firstName', 'text'],
    ['lastName', 'text'],
    ['mobile', 'tel'],
    ['email', 'email'],
    ['address', 'multiline'],
    ['gender', 'radio'],
    ['category', 'select'],
    ['familyIncome', 'number'],
    ['educationQualification', 'text'],
    ['medium', 'radio'],
    ['mode', 'radio'],
    ['accept', 'checkbox'],
  ]);
  const offered = fields.flatMap((field) => ('options' in field ? [field.options] : []));
  expect(offered.map((options) => options.map(({ value }) => value))).toEqual([
    ['male', 'female', 'other'],
    ['EWS', 'sc', 'st', 'bpl', 'OBC'],
    ['english', 'hindi'],
    ['Offline', 'Online'],
  ]);
  expect(words.accept.label).toContain(words.terms);
});
