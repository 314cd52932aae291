import { spawnSync } from 'node:child_process';
import { readArguments } from './arguments.ts';
import { engineNames } from '../tests/engines/drivers/driver.ts';
import { toInstall } from '../tests/engines/drivers/installed.ts';

// `npm run test:engines` (or `npm run test:engines -- firefox webkit`): the journeys of tests/engines in each
// engine, in parallel, and what Firefox exposes to the desktop. Ends with status 1 when one is not installed, unless
// `--missing-ok` is given.

const names = [...engineNames, 'desktop'] as const;
const args = process.argv.slice(2);
const named = readArguments(() => {
  const known: readonly string[] = [...names, '--missing-ok'];
  const wrong = args.filter((arg) => !known.includes(arg));
  if (wrong.length === 0) return names.filter((engine) => args.includes(engine));
  throw new Error(`Not known: ${wrong.join(' ')}. Say any of: ${known.join(' ')}`);
});
const wanted = named.length > 0 ? named : names;
const present = wanted.filter((engine) => !toInstall(engine));

for (const engine of wanted) {
  const missing = toInstall(engine);
  if (missing) process.stderr.write(`Not tested in ${engine}. To install ${missing}\n`);
}
if (present.length < wanted.length && !args.includes('--missing-ok')) process.exitCode = 1;

if (present.length > 0) {
  const vitest = 'npx vitest run --config tests/engines/vitest.config.ts';
  // A separate bus and screen; the output of the desktop's services is discarded.
  const onDesktop = `exec 3>&2; dbus-run-session -- xvfb-run -a sh -c '${vitest} 2>&3' 2>/dev/null`;
  const { status } = spawnSync('sh', ['-c', present.includes('desktop') ? onDesktop : vitest], {
    env: { ...process.env, GNOME_ACCESSIBILITY: '1', ENGINES: present.join(' ') },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
