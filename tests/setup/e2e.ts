import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../scripts/buildSite.ts';
import { startSite, temporaryFolder } from '../support/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one running site with the sample content, shared by the tests that only read. */
    siteUrl: string;
    /** Where its database lives. */
    dataDir: string;
    /** `-u`: pictures are made anew instead of compared. */
    updateBaselines: boolean;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale();
  const { folder, remove } = await temporaryFolder();
  const site = await startSite({ env: { DATA_DIR: folder } });
  project.provide('siteUrl', site.url);
  project.provide('dataDir', folder);
  project.provide('updateBaselines', process.argv.includes('-u'));
  return async () => {
    await site.stop();
    await remove();
  };
}
