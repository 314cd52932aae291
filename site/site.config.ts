import path from 'node:path';
import { defineWebsite } from '@setu/website/config';
import { institute } from './src/institute.ts';

/** This website, as `setu start`, `dev`, `build` and `prerender` take it. */
export default defineWebsite({
  institute,
  root: import.meta.dirname,
  seedsFolder: path.join(import.meta.dirname, '../packages/backend/supabase/seeds'),
  // The library from its source, never a build behind.
  async vite() {
    const { librarySource, libraryStyles } = await import('../scripts/build/librarySource.ts');
    return { alias: librarySource, plugins: libraryStyles() };
  },
  buildsFrom: [
    '../package-lock.json',
    '../scripts/build',
    '../packages/ui/build',
    '../packages/ui/src',
    '../packages/data/src',
    '../packages/website',
  ],
});
