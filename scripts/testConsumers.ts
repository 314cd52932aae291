import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { readArguments } from './arguments.ts';
import { measureSizes } from './build/measureSizes.ts';
import { packLibrary } from './build/packPackages.ts';
import { appChecks } from './consumers/appChecks.ts';
import { appFolders, checkApp, updateLock } from './consumers/apps.ts';
import { checkCreatedSites } from './consumers/createdSites.ts';
import { startNpmRegistry } from './consumers/npmRegistry.ts';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';

/**
 * `npm run test:consumers [names]`: packs the library, installs it into the apps of `examples` and
 * `tests/consumers` as their developers would, and makes two institutes with `npm create setu`
 * (`created-sites`), all in a temporary folder. Then entries of the library are weighed.
 *
 * `--update-locks` only writes the apps' lock files, and the version of the library that they take:
 * for when their dependencies or the library's change.
 */
const { values, positionals: chosen } = readArguments(() =>
  parseArgs({ allowPositionals: true, options: { 'update-locks': { type: 'boolean' } } }),
);
const updatesLocks = values['update-locks'] === true;
const checks = new Map<string, () => Promise<void>>();
// The longest begins first.
if (!updatesLocks) {
  checks.set('created-sites', () =>
    checkCreatedSites(path.join(scratch, 'created-sites'), tarball),
  );
}
for (const name of appFolders.keys()) {
  const ofApp = appChecks[name];
  if (!ofApp) throw new Error(`No checks for ${name}.`);
  checks.set(name, () =>
    updatesLocks
      ? updateLock(name, scratch, registry.url)
      : checkApp(name, ofApp, scratch, registry.url, browser),
  );
}
readArguments(() => {
  const unknown = chosen.filter((name) => !checks.has(name));
  if (unknown.length > 0) throw new Error(`No checks for ${unknown.join(', ')}.`);
});

const scratch = mkdtempSync(path.join(tmpdir(), 'setu-consumers-'));
const tarball = packLibrary(scratch);
using registry = await startNpmRegistry();
registry.add(tarball);
const browser = await chromium.launch(await chromiumLaunchOptions());

const failures: string[] = [];
const waiting = [...checks].filter(([name]) => chosen.length === 0 || chosen.includes(name));

/** Runs one check after another; two workers run in parallel, because npm waits for the disk half of its time. */
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, check] = next;
    const started = performance.now();
    let outcome = 'passed';
    await check().catch((error: unknown) => {
      outcome = 'FAILED';
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
    // All folders together would fill a small disk.
    rmSync(path.join(scratch, name), { recursive: true, force: true });
    console.log(`${name}: ${outcome} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  }
}

try {
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

if (chosen.length === 0 && !updatesLocks) failures.push(...(await measureSizes()));

for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
