import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import {
  emittedPath,
  packageFolder,
  readExtraEntries,
  readThemes,
  sourceFolder,
} from './build/publicSurface.ts';
import { shortClassNames } from './build/shortClassNames.ts';
import { stylesheets } from './build/stylesheets.ts';

/** The published library: one module a source file, so that a consumer's bundler takes what it uses. */
export default defineConfig({
  root: packageFolder,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortClassNames('_') }),
    stylesheets(sourceFolder),
  ],
  build: {
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    lib: {
      entry: [
        'src/index.ts',
        ...readExtraEntries().map((name) => path.join(sourceFolder, `${name}.ts`)),
        path.join(sourceFolder, 'css/reset.css.ts'),
        ...readThemes().map((name) => path.join(sourceFolder, 'theme', `${name}.css.ts`)),
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^react(\/|$)/, /^react-dom(\/|$)/, /^@radix-ui\//, /^culori\//],
      output: {
        preserveModules: true,
        preserveModulesRoot: sourceFolder,
        entryFileNames: ({ name }) => emittedPath(`${name}.ts`),
      },
    },
  },
});
