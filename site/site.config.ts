import path from 'node:path';
import { defineWebsite } from '@setu/website/config';
import { institute } from './src/institute.ts';

const samples = path.join(import.meta.dirname, '../packages/backend/supabase/seeds');

/** The definition of this website for `setu start`, `dev`, `build` and `prerender`. */
export default defineWebsite({
  institute,
  root: import.meta.dirname,
  seedsFolder: [samples, path.join(samples, 'hi')].join(path.delimiter),
  // The library's source, so that no outdated build of it is used.
  async vite() {
    const { librarySource, libraryStyles } = await import('../packages/ui/build/librarySource.ts');
    return { alias: librarySource, plugins: libraryStyles() };
  },
  buildsFrom: [
    '../package-lock.json',
    '../packages/ui/build',
    '../packages/ui/src',
    '../packages/data/src',
    '../packages/website',
  ],
});
