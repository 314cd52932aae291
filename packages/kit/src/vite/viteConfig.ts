import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import type { EnvironmentOptions, InlineConfig } from 'vite';
import type { Site, SiteLanguage } from '../defineSite.ts';
import { outputOf } from './output.ts';
import { scriptText } from './scriptText.ts';
import { siteApp } from './siteApp.ts';
import { unusedRouterParts } from './unusedRouterParts.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What hydrates a page, and what renders one: all of a site's app is in reach of either. */
export const clientEntry = here('../client/entry.ts');
export const serverEntry = here('../render/serverEntry.tsx');

/** Sources, and installed packages of this one's family. */
const ourModules = /[\\/](?:src|@setu)[\\/]/;

/** How long plugins took does not concern who starts a site. */
const checks = { bundlerTimings: false };

const client = (language: SiteLanguage): EnvironmentOptions => ({
  build: {
    outDir: outputOf(language).client,
    manifest: outputOf(language).manifest,
    // The root's language is built first.
    ...(language.prefix !== '' && { emptyOutDir: false, copyPublicDir: false }),
    // One stylesheet: a page's share of it stands in the page, the rest comes with the script.
    cssCodeSplit: false,
    // Slower than Vite's own, but a percent smaller after compression, for every visitor.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      input: clientEntry,
      checks,
      // Warnings for developers, which react-router leaves in its production files.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
      output: {
        // Each page lists its scripts, and their names would cost it bytes; the manifest has them.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        // A chunk for each component that pages share would be 10 to 20 requests a page, each
        // compressed by itself. What up to four share is theirs: no other page waits for it.
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
  // Else React's slow development half would be chosen at each start without NODE_ENV.
  ...(isBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: outputOf(language).server,
    copyPublicDir: false,
    rolldownOptions: { input: serverEntry, checks },
  },
});

/** How Vite builds a site in one of its languages, for browsers and for the server, or serves it from source. */
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
    plugins: [siteApp(site), unusedRouterParts(), scriptText(), react()],
    // Bundled whole, so that what holds for the build holds for React as well. In development only what
    // names a site's modules, which Node by itself would not find.
    ssr: { noExternal: isBuild || /^@setu\// },
    environments: { client: client(language), ssr: ssr(language, isBuild) },
    // Each development server has addresses and found dependencies of its own.
    ...(!isBuild &&
      language.prefix !== '' && {
        base: `${language.prefix}/`,
        cacheDir: `node_modules/.vite-${language.language}`,
      }),
    // Found while a page loads, a dependency would make Vite refuse what it has served before.
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
