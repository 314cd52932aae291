import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';
import { buildIfStale } from './ifStale.ts';

const folder = 'storybook-static';

/** Builds Storybook unless its build is up to date, so that tests use the output of `npm run build`. */
export function buildStorybookIfStale(): void {
  buildIfStale(folder, () => {
    execFileSync(
      path.join(root, 'node_modules/.bin/storybook'),
      ['build', '--quiet', '-o', path.join(root, folder)],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  });
}

if (import.meta.main) buildStorybookIfStale();
