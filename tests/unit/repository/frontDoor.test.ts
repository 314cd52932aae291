import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRuns } from '../../../bench/history.ts';
import { papersWithFigures, withFigures } from '../../../bench/report/papers.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.for(papersWithFigures)('the figures of %s are those of the last bench', (paper) => {
  const source = read(paper);
  expect(source).toContain('<!-- figures -->');
  expect(withFigures(paper, source, readRuns())).toBe(source);
});

/** Where the links of a paper lead, but for the one to itself in the other language. */
const linksOf = (paper: string) =>
  [...read(paper).matchAll(/\]\(([^)]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^README(?:\.hi)?\.md$/.test(to));

test('README.hi.md has the shape, the links and the commands of README.md', () => {
  const shapeOf = (paper: string) => ({
    headings: [...read(paper).matchAll(/^#+ /gm)].map(([mark]) => mark),
    links: linksOf(paper),
    commands: [...read(paper).matchAll(/`[^`]+`/g)]
      .map(([code]) => code)
      .filter((code) => /npm /.test(code)),
  });
  expect(shapeOf('README.hi.md')).toEqual(shapeOf('README.md'));
});

test('each claim of README.md is held by a test that is there and has tests', () => {
  const [, claims = ''] = read('README.md').split('| claim | held by |');
  const [table = ''] = claims.split('\n\n');
  const rows = table.split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const files = [...row.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
    expect(files, row).not.toEqual([]);
    for (const file of files.filter((to) => to.endsWith('.ts'))) {
      expect(read(file), file).toMatch(/\b(?:test|it)(?:\.\w+)*\(/);
    }
  }
});
