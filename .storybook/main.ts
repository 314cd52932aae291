import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { librarySource } from '../scripts/build/librarySource.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Pictures and clips for the stories: the site's own.
  staticDirs: ['../site/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API for react-docgen-typescript.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: librarySource },
      // Found only while stories run, they would reload the page under the first test.
      optimizeDeps: {
        include: [
          'axe-core',
          'culori/fn',
          'react-router-dom',
          '@radix-ui/react-dialog',
          '@radix-ui/react-navigation-menu',
        ],
      },
    }),
};

export default config;
