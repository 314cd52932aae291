import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from './build/buildLibrary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command: string, ...args: string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  });
}

// `npm run build`: all there is to publish.
await buildLibrary();
run('setu', 'build', 'site');
run('storybook', 'build', '--quiet');
