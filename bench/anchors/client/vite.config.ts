import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      {
        find: /^@site\//,
        replacement: fileURLToPath(new URL('../../../site/src/', import.meta.url)),
      },
      {
        find: /^@locales\//,
        replacement: fileURLToPath(
          new URL('../../../packages/website/src/locales/en/', import.meta.url),
        ),
      },
    ],
  },
  // The reverse proxy serves the pictures and fonts of every compared site.
  publicDir: false,
  build: { emptyOutDir: true },
});
