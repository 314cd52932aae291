import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from './buildLibrary.ts';
import { buildSite } from './buildSite.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the component workshop: `storybook-static/`. */
function buildStorybook(): void {
  execFileSync(path.join(root, 'node_modules/.bin/storybook'), ['build', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
}

// `npm run build`: all there is to publish.
await buildLibrary();
buildSite();
buildStorybook();
