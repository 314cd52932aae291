import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildIfStale } from './build.ts';

test('what a build says is logged, with its level', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-build-'));
  writeFileSync(
    path.join(folder.path, 'site.config.ts'),
    `console.log('First words');
    const vite = async () => { throw new Error('No such colour.'); };
    export default { root: import.meta.dirname, app: 'app.ts', serverParts: 'parts.ts', vite };`,
  );
  const site = { name: 'Broken', root: folder.path, app: 'app.ts', serverParts: 'parts.ts' };
  const lines: string[] = [];
  const build = () =>
    buildIfStale(site, (message, _, level = 'info') => lines.push(`${level}: ${message}`));
  expect(build).toThrow('The site could not be built: see above.');
  expect(lines).toEqual([
    'info: Building the site (first start, or the sources have changed) ...',
    'info: First words',
    'error: \nNo such colour.',
  ]);
});
