import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '@setu/kit/node';
import ourSite from '../../site/site.config.ts';
import { startSite, seededFolder } from '../support/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one running site with the sample content, shared by the tests of a project that only read. */
    siteUrl: string;
    /** The folder of its database. */
    dataDir: string;
  }
}

/** Several tests start a desk at the same time, and each would build it. For production: a process of its own. */
const buildDesk = `
  const { buildDeskApp } = await import('./packages/website/src/node/buildDeskApp.ts');
  await buildDeskApp('site')();
`;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale(ourSite);
  const args = ['--input-type=module', '--eval', buildDesk];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  const { folder, remove } = await seededFolder();
  const site = await startSite({ env: { DATA_DIR: folder } });
  project.provide('siteUrl', site.url);
  project.provide('dataDir', folder);
  return async () => {
    await site.stop();
    await remove();
  };
}
