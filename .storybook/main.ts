import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Manifests } from 'storybook/internal/types';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { siteAlias, localesAlias, websitePlugins } from '@setu/website/config';
import { institute } from '../site/src/institute.ts';
import { librarySource } from '../packages/ui/build/librarySource.ts';
import { catalogueModule } from '../stories/catalogue/catalogueModule.ts';
import { prefixes } from '../stories/catalogue/kinds.ts';
import { withGuides } from '../stories/catalogue/manifests.ts';
import { readCatalogue } from '../stories/catalogue/readCatalogue.ts';
import { registryFiles } from './registry.ts';

/** Makes text wait for its font: a visitor may read a fallback font, but a designer must not judge one. */
const waitForFonts = (css: string) => css.replaceAll(/font-display: \w+/g, 'font-display: block');

const fontsCss = fileURLToPath(new URL('../packages/website/src/fonts/fonts.css', import.meta.url));

/** The fonts of Storybook's own frame, which does not wait for them, so they are inlined in the page. */
const managerFonts = waitForFonts(readFileSync(fontsCss, 'utf8')).replaceAll(
  /url\('(\S+)'\)/g,
  (_, file: string) => `url('data:font/woff2;base64,${readPublic(file)}')`,
);

function readPublic(file: string) {
  return readFileSync(new URL(`../packages/website/public${file}`, import.meta.url), 'base64');
}

const root = fileURLToPath(new URL('../site', import.meta.url));

/** Stories without a title get the title of their folder and their file's name. */
const titled = Object.entries(prefixes).flatMap(([folder, titlePrefix]) => {
  const files = globSync(`${folder}/**/*.stories.tsx`, {
    cwd: new URL('../stories', import.meta.url),
  });
  return Array.from(new Set(files.map((file) => path.dirname(file))), (directory) => ({
    directory: `../stories/${directory}`,
    files: '*.stories.tsx',
    titlePrefix,
  }));
});

/** The types of Storybook 10.6 lack the option with which a project adds to its manifests. */
interface Config extends StorybookConfig {
  experimental_manifests: (manifests?: Manifests) => Manifests;
}

const config: Config = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/{builder,patterns,workshop}/**/*.stories.tsx',
    ...titled,
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  experimental_manifests: (manifests = {}) => withGuides(manifests, readCatalogue()),
  // The site's pictures and clips for the stories, and the logo above the list of stories.
  staticDirs: ['../site/public', '../packages/website/public', './public'],
  managerHead: (head = '') => `${head}<style>${managerFonts}</style>`,
  features: {
    componentsManifest: true,
    // Storybook's own lessons for beginners.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API for react-docgen-typescript.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [
        { name: 'setu:fonts', transform: { filter: { id: fontsCss }, handler: waitForFonts } },
        vanillaExtractPlugin(),
        catalogueModule(),
        registryFiles(),
        ...websitePlugins({ institute, root }),
      ],
      // A fixture has the name of its component, which minification must keep.
      build: { rolldownOptions: { output: { keepNames: true } } },
      resolve: { alias: [...siteAlias(root), ...localesAlias(institute), ...librarySource] },
      // If found only while stories run, these would reload the page during the first test.
      optimizeDeps: {
        include: [
          '@babel/parser',
          'axe-core',
          'culori/fn',
          'react-dom/server',
          'react-router-dom',
          '@radix-ui/react-dialog',
          '@radix-ui/react-navigation-menu',
        ],
      },
    }),
};

export default config;
