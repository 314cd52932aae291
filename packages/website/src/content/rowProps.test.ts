import { expect, test } from 'vitest';
import { rowProps } from './rowProps.ts';

test('leaves out what a row has as null, at every depth, and keeps all else', () => {
  const row = { title: null, date: '', minutes: 0, modules: [{ heading: null, body: 'a' }] };
  expect(rowProps(row)).toEqual({ date: '', minutes: 0, modules: [{ body: 'a' }] });
});
