import { defineWebsite } from '@setu/website/config';
import { librarySource } from '../../../scripts/build/librarySource.ts';
import { institute } from './src/institute.ts';

/** Another institute, to see that the website knows none. */
export default defineWebsite({
  institute,
  root: import.meta.dirname,
  alias: librarySource,
  styleFiles: ['../../../packages/ui/src/**/*.css.ts'],
  buildsFrom: [
    '../../../packages/ui/src',
    '../../../packages/data/src',
    '../../../packages/website',
  ],
});
