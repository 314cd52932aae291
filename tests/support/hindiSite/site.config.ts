import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineWebsite, siteAlias } from '@setu/website/config';
import { librarySource } from '../../../scripts/build/librarySource.ts';

const ours = fileURLToPath(new URL('../../../site', import.meta.url));
const own = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

const site = defineWebsite({
  name: 'सेतु',
  root: import.meta.dirname,
  language: 'hi',
  alias: librarySource,
  styleFiles: ['../../../packages/ui/src/**/*.css.ts'],
  buildsFrom: ['../../../packages/ui/src', '../../../packages/website/src', '../../../site/src'],
});

/** Our website in Hindi: its own words are, the articles and whatever else our institute says are not. */
export default {
  ...site,
  vite: mergeConfig(site.vite ?? {}, {
    publicDir: `${ours}/public`,
    resolve: {
      alias: [
        { find: '@site/institute.ts', replacement: own('institute.ts') },
        { find: '@site/content/pages.ts', replacement: own('content/pages.ts') },
        siteAlias(ours),
      ],
    },
  }),
};
