import { defineWebsite } from '@setu/website/config';
import { quickMinifier } from '../quickMinifier.ts';
import { institute } from './src/institute.ts';

/** Another institute, to check that nothing in the website is specific to ours. */
export default defineWebsite({
  institute,
  root: import.meta.dirname,
  async vite() {
    const { librarySource, libraryStyles } =
      await import('../../../packages/ui/build/librarySource.ts');
    return { alias: librarySource, plugins: [libraryStyles(), quickMinifier] };
  },
  buildsFrom: [
    '../../../packages/ui/build',
    '../../../packages/ui/src',
    '../../../packages/data/src',
    '../../../packages/website',
  ],
});
