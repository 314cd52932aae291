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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale(ourSite);
  const { folder, remove } = await seededFolder();
  const site = await startSite({ env: { DATA_DIR: folder } });
  project.provide('siteUrl', site.url);
  project.provide('dataDir', folder);
  return async () => {
    await site.stop();
    await remove();
  };
}
