import path from 'node:path';
import { expect, test } from 'vitest';
import { reviewed } from '../../../packages/website/src/locales/conformance.ts';
import { shortfalls } from '../../conformance/criteria.ts';
import { conformanceReport, enRows, wcagRows } from '../../conformance/report.ts';
import { read, root } from '../../support/repository.ts';

/** https://www.w3.org/TR/WCAG22/, levels A and AA: the numbers of each guideline's criteria. */
const numbers: Record<string, readonly number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

test('the list has every criterion of WCAG 2.2 A and AA once, and EN 301 549 those of WCAG 2.1', () => {
  const all = Object.entries(numbers).flatMap(([guideline, ends]) =>
    ends.map((end) => `${guideline}.${end}`),
  );
  expect(wcagRows.map(({ clause }) => clause)).toEqual(all);
  expect(wcagRows.filter(({ name }) => name.endsWith('(Level A)'))).toHaveLength(31);
  expect(wcagRows.filter(({ name }) => name.endsWith('(Level AA)'))).toHaveLength(24);
  // 50 criteria, one of which WCAG 2.2 has removed, and the conformance requirements.
  expect(enRows).toHaveLength(51);
});

test.for([...wcagRows, ...enRows])('$clause is claimed by a test, a look or a reason', (row) => {
  const { tests, review, exception, notApplicable } = row;
  const held = [...tests, review, exception].some((one) => one !== undefined);
  expect([held, notApplicable !== undefined].filter(Boolean)).toHaveLength(1);
  expect(tests.filter((named) => !isTest(named))).toEqual([]);
});

/** Whether a file has a test of this title, which may be a pattern of `test.each`, or a journey of this name. */
function isTest(named: string): boolean {
  const [file = ''] = named.split(': ', 1);
  const title = named.slice(file.length + 2).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = read(file);
  if (file.startsWith('tests/engines/journeys/'))
    return source.includes(`name: '${named.slice(file.length + 2)}'`);
  const found = new RegExp(`\\(\\s*(["'\`])${title}\\1,`).exec(source);
  if (found === null) return false;
  // The call with this title: `test(`, or `test.each([...])(` further up.
  const calls = source.slice(0, found.index + 1).match(/\b(?:test|it|describe)(?:\.\w+)*\(/g);
  return /^(?:test|it)\b/.test(calls?.at(-1) ?? '');
}

test('each shortfall is that of a row, and the look has a day', () => {
  const named = new Set(enRows.flatMap(({ exception }) => exception ?? []));
  expect([...named].toSorted()).toEqual(Object.keys(shortfalls).toSorted());
  expect(new Date(reviewed).toISOString().slice(0, 10)).toBe(reviewed);
});

test('docs/conformance.md is made of the list', async () => {
  await expect(conformanceReport()).toMatchFileSnapshot(path.join(root, 'docs/conformance.md'));
});
