import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Built twice: `vite build` for the browser, `vite build --ssr` for the server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: {
      // The site is built from the library's source, so that one change is one change.
      '@setu/ui': fileURLToPath(new URL('../packages/ui/src/index.ts', import.meta.url)),
    },
  },
  // react-router-dom only re-exports; bundling both keeps one copy of its contexts on the server.
  ssr: { noExternal: ['react-router-dom', 'react-router', '@setu/data', /^@radix-ui\//] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry.client.tsx' },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: 'src/entry.server.tsx' },
      },
    },
  },
  builder: {},
});
