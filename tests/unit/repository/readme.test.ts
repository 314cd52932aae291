import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from '../../support/repository.ts';

const packageFolders = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);

/** The targets of a paper's links, without the link to the same paper in the other language. */
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

const records = readdirSync(path.join(root, 'docs/decisions')).filter(
  (name) => name !== 'README.md',
);
/** Limits and times that were chosen, not measured; docs/limits.md has them all. */
const chosen = new Set(['2 KiB', '128 KiB', '8 MiB', '200 ms', '500 ms']);

test.for(records)(
  '%s has a status, a context, and no figure without the command that gives it',
  (name) => {
    const record = read(`docs/decisions/${name}`);
    expect(record).toContain('\n**Status**: ');
    expect(record).toContain('\n**Context**: ');
    const written = record.replace(/<!-- figures -->[^]*<!-- \/figures -->/, '');
    const bare = written
      .split(/\n\n|\n(?=\|)/)
      .filter((paragraph) => !/`(?:npm|npx|du|node) /.test(paragraph))
      .flatMap((paragraph) => paragraph.match(/\b\d[\d.,]* ?(?:ms|[kKMG]i?B|%)(?!\w)/g) ?? [])
      .filter((figure) => !chosen.has(figure));
    expect(bare).toEqual([]);
  },
);

const personal = /\b(?:whoever|nobody|somebody|anew|meanwhile|patience|told)\b/i;

test('papers are written in plain words', () => {
  const papers = ['.', 'docs', 'docs/decisions', 'bench', ...packageFolders].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
      .map((name) => path.join(folder, name)),
  );
  const found = papers.flatMap((paper) =>
    read(paper)
      // PostgreSQL's user.
      .replaceAll('`nobody`', '')
      .split('\n')
      .flatMap((line, at) => (personal.test(line) ? `${paper}:${at + 1}: ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
