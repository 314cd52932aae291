import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Entry } from '../../../packages/kit/src/render/renderer.ts';

const built = '../../../site/dist/server/serverEntry.js';
const { paths } = (await import(built)) as Entry;

const addresses = paths.table.map((path) =>
  path === '*' ? paths.missing : path.replaceAll(/:\w+/g, 'x'),
);
const screens = [...addresses, '/EDITORIAL-analysis'].map(
  (path) => [path, paths.row(path)?.screen ?? ''] as const,
);

// A parameter that is read but not declared would be removed before the page is rendered. Those of a sheet are read
// elsewhere, and tested there: packages/website/src/practice.
test.for(screens.filter(([, screen]) => screen !== 'Practice'))(
  'the route table names every parameter that %s reads',
  async ([path, screen]) => {
    const source = new URL(`../../../packages/website/src/pages/${screen}.tsx`, import.meta.url);
    const reads = [...(await readFile(source, 'utf8')).matchAll(/searchParams\.\w+\('(\w+)'\)/g)];
    expect(new Set(paths.row(path)?.query)).toEqual(new Set(reads.map(([, name]) => name)));
  },
);
