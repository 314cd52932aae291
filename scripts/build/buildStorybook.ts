import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';
import { buildIfStale } from './ifStale.ts';

const folder = 'storybook-static';

/**
 * Builds Storybook unless its build is up to date, so that tests use the output of `npm run build`.
 *
 * @returns its folder, plain files for any web server.
 */
export function buildStorybookIfStale(): string {
  const built = path.join(root, folder);
  buildIfStale(folder, () => {
    execFileSync(
      path.join(root, 'node_modules/.bin/storybook'),
      ['build', '--quiet', '-o', built],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  });
  return built;
}

if (import.meta.main) buildStorybookIfStale();
