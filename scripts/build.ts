import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from './build/buildLibrary.ts';
import { buildStorybookIfStale } from './build/buildStorybook.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// `npm run build`: all there is to publish.
await buildLibrary();
execFileSync(path.join(root, 'node_modules/.bin/setu'), ['build', 'site'], {
  cwd: root,
  stdio: 'inherit',
});
buildStorybookIfStale();
