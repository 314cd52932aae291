import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

// Builds files for a CDN, or with BENCH_LIVE a server that renders each page on request.
const live = process.env.BENCH_LIVE === '1';

export default defineConfig({
  site: 'https://bench.example',
  outDir: process.env.BENCH_OUT,
  output: live ? 'server' : 'static',
  ...(live && { adapter: node({ mode: 'standalone' }) }),
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  vite: { server: { fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] } } },
});
