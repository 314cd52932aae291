import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../scripts/arguments.ts';
import { readOptions } from './options.ts';
import { bench } from './paths.ts';

// `npm run bench`. Its own dependencies are installed on the first run, because `npm ci` of the repository
// does not install them, so nothing that needs them is imported before.
const options = readArguments(() => readOptions(process.argv.slice(2)));
if (!existsSync(path.join(bench, 'node_modules/.package-lock.json'))) {
  console.log('Installing what the compared sites need (first run only) ...');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: bench,
    stdio: 'inherit',
  });
}
const { runBench } = await import('./bench.ts');
await runBench(options);
