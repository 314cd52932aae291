import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname, '../../../site/src'),
      '@locales': path.resolve(import.meta.dirname, '../../../packages/website/src/locales/en'),
    },
  },
  // The reverse proxy serves the pictures and fonts of every compared site.
  publicDir: false,
  build: { emptyOutDir: true },
});
