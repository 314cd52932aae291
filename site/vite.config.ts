import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shortClassNames } from './build/shortClassNames.ts';
import { scriptText } from './build/scriptText.ts';
import { librarySource } from '../scripts/librarySource.ts';
import { leanRouter } from './build/leanRouter.ts';

/** Built twice: `vite build` for the browser, `vite build --ssr` for the server. */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  plugins: [
    scriptText(),
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassNames() } : {}),
    leanRouter(),
  ],
  resolve: { alias: librarySource },
  // Bundled whole, so that what holds for the build holds for React as well.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // One stylesheet: a page's share of it stands in the page, the rest comes with the script.
        cssCodeSplit: false,
        // Slower than Vite's own, but a percent smaller after compression, for every visitor.
        minify: 'terser',
        terserOptions: { ecma: 2020, compress: { passes: 3 } },
        rolldownOptions: {
          input: 'src/entry.client.tsx',
          // Warnings for developers, which react-router leaves in its production files.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
          // A chunk for each component that two pages share would be 10 to 20 requests a page, each
          // compressed by itself.
          output: {
            codeSplitting: {
              groups: [
                { name: 'entry', tags: ['$initial'] },
                { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Else React's slow development half would be chosen at each start without NODE_ENV.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry.server.tsx' },
      },
    },
  },
  builder: {},
}));
