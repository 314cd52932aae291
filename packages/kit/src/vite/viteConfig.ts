import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type EnvironmentOptions, type InlineConfig, mergeConfig } from 'vite';
import type { Site, SiteLanguage } from '../defineSite.ts';
import { compileHint } from './compileHint.ts';
import { outputOf } from './output.ts';
import { scriptText } from './scriptText.ts';
import { separateFonts } from './separateFonts.ts';
import { unusedRouterParts } from './unusedRouterParts.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The entries that hydrate and render a page; both import the whole of a site's app. */
export const clientEntry = here('../client/entry.ts');
export const serverEntry = here('../render/serverEntry.tsx');

/** Sources, and installed `@setu` packages. */
const ourModules = /[\\/](?:src|@setu)[\\/]/;

const checks = { bundlerTimings: false };

const client = (language: SiteLanguage): EnvironmentOptions => ({
  build: {
    outDir: outputOf(language).client,
    manifest: outputOf(language).manifest,
    // The root's language is built first.
    ...(language.prefix !== '' && { emptyOutDir: false, copyPublicDir: false }),
    // One stylesheet: each page has its critical part inline, and the whole is loaded with the scripts.
    cssCodeSplit: false,
    // Slower than Vite's default, but one percent smaller after compression, for every visitor; of that a tenth by
    // variables declared together.
    minify: 'terser',
    // Function expressions without `this` become arrows: nothing here calls one with `new`.
    terserOptions: {
      ecma: 2020,
      // Vite adds work-arounds for a Safari that the site does not support.
      safari10: false,
      compress: { passes: 3, hoist_vars: true, unsafe_arrows: true, keep_fargs: false, inline: 1 },
      maxWorkers: availableParallelism(),
    },
    rolldownOptions: {
      input: clientEntry,
      checks,
      // Developer warnings that react-router leaves in its production files.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
      output: {
        // Each page lists its scripts, so longer names would cost bytes, and capitals as well; the manifest has the names.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        // A chunk for each shared component would mean 10 to 20 requests a page, each compressed
        // separately. Modules shared by at most four chunks stay out of `shared`, so no other page waits for them.
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'] },
            { name: 'shared', test: ourModules, minShareCount: 5 },
          ],
        },
      },
    },
  },
});

const ssr = (language: SiteLanguage, isBuild: boolean): EnvironmentOptions => ({
  // Otherwise a start without NODE_ENV would use React's slow development build.
  ...(isBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: outputOf(language).server,
    copyPublicDir: false,
    rolldownOptions: { input: serverEntry, checks },
  },
});

/** Vite's config to build a site in one language, for browsers and for the server, or to serve it from source. */
export async function viteConfig(
  site: Site,
  language: SiteLanguage,
  command: 'build' | 'serve',
): Promise<InlineConfig> {
  const isBuild = command === 'build';
  const own: InlineConfig = {
    configFile: false,
    root: site.root,
    appType: 'custom',
    plugins: [
      unusedRouterParts(),
      scriptText(),
      react(),
      compileHint('entry', 'shared'),
      separateFonts(outputOf(language).fonts),
    ],
    resolve: {
      alias: {
        'virtual:setu/app': path.join(site.root, site.app),
        'virtual:setu/serverParts': path.join(site.root, site.serverParts),
      },
    },
    // The build bundles everything, so that its settings apply to React as well. Development bundles only packages
    // that import a site's modules, which Node alone would not find.
    ssr: { noExternal: isBuild || /^@setu\// },
    environments: { client: client(language), ssr: ssr(language, isBuild) },
    // Each development server has its own base path and dependency cache.
    ...(!isBuild &&
      language.prefix !== '' && {
        base: `${language.prefix}/`,
        cacheDir: `node_modules/.vite-${language.language}`,
      }),
    // Listed in advance, because on discovering a dependency while a page loads, Vite rejects files served before.
    optimizeDeps: {
      entries: [path.relative(site.root, clientEntry), site.app],
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router-dom',
      ],
    },
    builder: {},
  };
  return mergeConfig(own, (await site.vite?.(language.language)) ?? {});
}
