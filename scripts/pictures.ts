import path from 'node:path';
import { writePictures } from '@setu/website/pictures';
import { chromium } from 'playwright';
import { librarySource } from '../packages/ui/build/librarySource.ts';
import { institute } from '../site/src/institute.ts';
import { chromiumLaunchOptions } from '../tests/support/browser/chromium.ts';
import { root } from './root.ts';

// `npm run pictures`: the pictures of our institute, made of its logo, colours and titles. They are committed; run it
// again when one of these or a drawing changes. An icon is made again when its file is gone.

await using browser = await chromium.launch(await chromiumLaunchOptions());
await writePictures({ root: path.join(root, 'site'), institute, aliases: librarySource, browser });
