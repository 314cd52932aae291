import { defineWebsite } from '@setu/website/config';
import { librarySource } from '../scripts/build/librarySource.ts';
import { institute } from './src/institute.ts';

/** This website, as `setu start`, `dev`, `build` and `prerender` take it. */
export default defineWebsite({
  institute,
  root: import.meta.dirname,
  // The packages from their source, never a build behind.
  alias: librarySource,
  styleFiles: ['../packages/ui/src/**/*.css.ts'],
  buildsFrom: [
    '../package-lock.json',
    '../scripts/build',
    '../packages/ui/src',
    '../packages/data/src',
    '../packages/website',
  ],
});
