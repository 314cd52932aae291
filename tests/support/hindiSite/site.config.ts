import { fileURLToPath } from 'node:url';
import { defineWebsite } from '@setu/website/config';
import { institute } from './institute.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ours = file('../../../site');

const site = defineWebsite({
  institute,
  root: ours,
  async vite() {
    const { librarySource, libraryStyles } =
      await import('../../../scripts/build/librarySource.ts');
    return { alias: librarySource, plugins: libraryStyles() };
  },
});

/** Our website in Hindi: only its own words are translated, not the articles and our institute's content. */
export default {
  ...site,
  root: import.meta.dirname,
  app: '../../../packages/website/src/app.tsx',
  serverParts: '../../../packages/website/src/serverParts.ts',
  buildsFrom: ['../../../packages/ui/src', '../../../packages/website', '../../../site/src'],
  async vite() {
    const { mergeConfig } = await import('vite');
    return mergeConfig((await site.vite?.()) ?? {}, {
      publicDir: `${ours}/public`,
      resolve: {
        alias: [
          { find: '@site/institute.ts', replacement: file('institute.ts') },
          {
            find: '@site/content/pages.ts',
            replacement: file('../../../packages/website/src/defaults/pages.ts'),
          },
        ],
      },
    });
  },
};
