import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePictures } from '@setu/website/pictures';
import { chromium } from 'playwright';
import type { Institute } from '@setu/website';
import { readArguments } from './arguments.ts';
import { librarySource } from '../packages/ui/build/librarySource.ts';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';

/**
 * `npm run pictures [folder]`: the pictures of an institute, made of its logo, colours and titles. They are
 * committed; run it again when one of these or a drawing changes. An icon is made again when its file is gone.
 */
const root = readArguments(() => {
  const folder = path.resolve(process.argv[2] ?? 'site');
  if (existsSync(path.join(folder, 'src/institute.ts'))) return folder;
  throw new Error(`There is no src/institute.ts in ${folder}, so it holds no site.`);
});
const { institute } = (await import(pathToFileURL(path.join(root, 'src/institute.ts')).href)) as {
  institute: Institute;
};
await using browser = await chromium.launch(await chromiumLaunchOptions());
await writePictures({ root, institute, aliases: librarySource, browser });
