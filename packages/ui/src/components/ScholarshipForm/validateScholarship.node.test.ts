import { expect, test } from 'vitest';
import { application, applicationFields as fields } from '../../testing/samples.ts';
import { readScholarship, validateScholarship } from './validateScholarship.ts';
import type { ScholarshipValues } from './validateScholarship.ts';

const { hostel: _hostel, accept: _accept, ...texts } = application;
const complete = new URLSearchParams({ ...texts, hostel: 'on', accept: 'on' });
const errorsOf = (form: URLSearchParams) => {
  const result = validateScholarship(fields, readScholarship(fields, form));
  return result.ok ? {} : { [result.message ?? '']: result.fieldErrors };
};
const withOne = (name: string, value?: string) => {
  const form = new URLSearchParams(complete);
  form.delete(name);
  if (value !== undefined) form.set(name, value);
  return form;
};

test('reads what a form of these fields holds, each value as its type is', () => {
  const values: ScholarshipValues<typeof fields> = readScholarship(fields, complete);
  expect(values).toEqual(application);
  // @ts-expect-error no field has this name
  void values.village;
  // @ts-expect-error no option has this value
  void (values.category === 'ews');
  expect(errorsOf(complete)).toEqual({});
});

test.for(fields)('misses $name where it is required', (field) => {
  for (const nothing of [undefined, '', '  ']) {
    expect(errorsOf(withOne(field.name, nothing))).toEqual(
      'required' in field ? { 'Please fill in all fields.': { [field.name]: field.required } } : {},
    );
  }
});

test.for([
  ['mobile', '98765 43210', 'Enter ten digits without spaces'],
  ['mobile', '0000012345\n1', 'Enter ten digits without spaces'],
  ['email', 'x'.repeat(61), 'Enter an address of 60 letters at most'],
  ['email', '🎓'.repeat(60), undefined],
  ['born', '1989-12-31', 'You must be born in 1990 or later'],
  ['born', '2009-01-01', 'You must be born in 2008 or earlier'],
  ['income', '0', 'Enter an income above 0'],
  ['income', 'much', 'Enter an income above 0'],
  ['income', '8,00,001', 'The income may be 8,00,000 at most'],
  ['income', '8 00 000', undefined],
  ['income', '८,००,०००', undefined],
  ['income', '८,००,००१', 'The income may be 8,00,000 at most'],
] as const)('of %s %j says %s', ([name, value, error]) => {
  expect(errorsOf(withOne(name, value))).toEqual(
    error === undefined ? {} : { 'There is a problem': { [name]: error } },
  );
});

test('takes a choice that is not offered for none', () => {
  expect(readScholarship(fields, withOne('category', 'constructor')).category).toBe('');
  expect(readScholarship(fields, withOne('medium', 'Hindi')).medium).toBe('');
});
