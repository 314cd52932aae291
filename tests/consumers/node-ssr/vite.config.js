import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  // Node cannot import CSS: the library goes through Vite, which takes it out.
  ssr: { noExternal: ['@setu/ui'] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/client.tsx' },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'src/server.tsx' } } },
  },
});
