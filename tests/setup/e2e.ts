import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { root } from '../support/repository.ts';
import { startSite, seededFolder } from '../support/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one running site with the sample content, shared by the tests that only read. */
    siteUrl: string;
    /** The folder of its database. */
    dataDir: string;
  }
}

// Several tests start a desk at the same time, and each would build it.
const builds = [
  `const { buildIfStale } = await import('./packages/kit/src/node.ts');
  buildIfStale((await import('./site/site.config.ts')).default);`,
  `const { buildDeskApp } = await import('./packages/website/src/node/buildDeskApp.ts');
  await buildDeskApp('site')();`,
];

/** For production: a process of its own. */
async function build(script: string): Promise<void> {
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root });
  process.stdout.write(stdout + stderr);
}

async function start() {
  const [{ folder, remove }] = await Promise.all([seededFolder(), ...builds.map(build)]);
  const site = await startSite({ env: { DATA_DIR: folder } });
  let stopped: Promise<void> | undefined;
  return { url: site.url, folder, stop: () => (stopped ??= site.stop().then(remove)) };
}

/** Global: each project has its own copy of this module. */
const shared = globalThis as { siteOfTests?: ReturnType<typeof start> };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, folder, stop } = await (shared.siteOfTests ??= start());
  project.provide('siteUrl', url);
  project.provide('dataDir', folder);
  return stop;
}
