import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSite } from '@setu/kit/config';
import type { Site, SiteVite } from '@setu/kit/config';
import { backend } from './backend.ts';

/** What is said of a website beside its own files. */
export interface Website extends Pick<Site, 'buildsFrom' | 'name' | 'root'> {
  /** More for Vite: where the packages are taken from their source. */
  vite?: () => Promise<{ alias: Alias[]; plugins: NonNullable<SiteVite['plugins']> }>;
}

interface Alias {
  find: string | RegExp;
  replacement: string;
}

/** The modules of an institute's own folder, as the pages name them. */
export const siteAlias = (root: string): Alias => ({
  find: /^@site\//,
  replacement: `${path.join(root, 'src')}/`,
});

/**
 * The website of an institute: what its `site.config.ts` exports.
 *
 * @param website its name, and its folder (`import.meta.dirname`) with `src/institute.ts`, `src/content`
 *   and `public`.
 */
export function defineWebsite({ root, vite, ...website }: Website): Site {
  const here = (file: string) =>
    path.relative(root, fileURLToPath(new URL(file, import.meta.url))).replaceAll('\\', '/');
  return defineSite({
    ...website,
    root,
    app: here('app.tsx'),
    serverParts: here('serverParts.ts'),
    backend,
    async vite() {
      const { alias = [], plugins = [] } = (await vite?.()) ?? {};
      return {
        plugins,
        resolve: { alias: [siteAlias(root), ...alias] },
        // What its parts fetch when they are needed, known to a development server beforehand.
        optimizeDeps: {
          include: [
            '@radix-ui/react-dialog',
            '@radix-ui/react-navigation-menu',
            '@supabase/postgrest-js',
          ],
        },
      };
    },
  });
}
