import { spawnSync } from 'node:child_process';
import { engineNames } from '../tests/engines/drivers/driver.ts';
import { toInstall } from '../tests/engines/drivers/installed.ts';

// `npm run test:engines` (or `npm run test:engines -- firefox webkit`): the journeys of tests/engines in each
// engine, side by side. Ends with status 1 where one is not installed, unless told `--missing-ok`.

const args = process.argv.slice(2);
const wrong = args.filter(
  (arg) => arg !== '--missing-ok' && !engineNames.some((name) => name === arg),
);
if (wrong.length > 0) {
  throw new Error(
    `Not known: ${wrong.join(' ')}. Say any of: ${engineNames.join(' ')} --missing-ok`,
  );
}
const named = engineNames.filter((engine) => args.includes(engine));
const wanted = named.length > 0 ? named : engineNames;
const present = wanted.filter((engine) => !toInstall(engine));

for (const engine of wanted) {
  const missing = toInstall(engine);
  if (missing) process.stderr.write(`Not tested in ${engine}. To install ${missing}\n`);
}
if (present.length < wanted.length && !args.includes('--missing-ok')) process.exitCode = 1;

if (present.length > 0) {
  const vitest = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'];
  const { status } = spawnSync('npx', vitest, {
    env: { ...process.env, ENGINES: present.join(' ') },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
