import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestBackend } from '../packages/backend/src/testing.ts';
import { captureContent } from './content/capture.ts';
import { cache } from './paths.ts';
import type { Run } from './sites/site.ts';

/** Reads the content of a backend and names the folders of a run. */
export async function prepareRun(
  name: string,
  { url, anonKey: key }: Pick<TestBackend, 'url' | 'anonKey'>,
): Promise<Run> {
  const backend = { url, key };
  const folder = path.join(cache, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const contentFile = path.join(folder, 'content.json');
  await captureContent(backend, contentFile);
  return { contentFile, backend, outputFolder: (site) => path.join(folder, site) };
}
