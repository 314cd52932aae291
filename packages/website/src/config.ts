import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSite } from '@setu/kit/config';
import type { Site } from '@setu/kit/config';
import { backend } from './backend.ts';
import type { Institute } from './contract.ts';
import { picturesCommand } from './pictures/picturesCommand.ts';
import { checkContent, siteAlias } from './siteModules.ts';
import { logoModule } from './vite/logoModule.ts';
import { publicFiles } from './vite/publicFiles.ts';
import type { Alias } from './vite/readTheme.ts';
import { themeModules } from './vite/themeModules.ts';

export { siteAlias };

export interface Website extends Pick<Site, 'buildsFrom' | 'root' | 'styleFiles'> {
  /** What `src/institute.ts` of the site exports. */
  institute: Institute;
  /** More aliases for Vite. */
  alias?: Alias[];
}

/** Vite's plugins for the website's pages: theme, logo and public files. */
export const websitePlugins = ({ institute, root }: Pick<Website, 'institute' | 'root'>) => [
  themeModules(institute),
  logoModule(root),
  publicFiles(),
];

/**
 * The website of an institute: what its `site.config.ts` exports.
 *
 * @param website the institute, and its folder (`import.meta.dirname`) with `src/institute.ts`, `src/content`
 *   and `public`.
 * @throws Error that can be shown as it is when content is missing.
 */
export function defineWebsite({ alias = [], institute, root, ...website }: Website): Site {
  checkContent(root, institute.without);
  const here = (file: string) =>
    path.relative(root, fileURLToPath(new URL(file, import.meta.url))).replaceAll('\\', '/');
  return defineSite({
    ...website,
    name: institute.name,
    root,
    app: here('app.tsx'),
    serverParts: here('serverParts.ts'),
    backend,
    commands: { pictures: picturesCommand({ institute, aliases: alias }) },
    vite: {
      plugins: websitePlugins({ institute, root }),
      resolve: { alias: [...siteAlias(root), ...alias] },
      // What its parts fetch when they are needed, known to a development server beforehand.
      optimizeDeps: {
        include: [
          '@radix-ui/react-dialog',
          '@radix-ui/react-navigation-menu',
          '@supabase/postgrest-js',
        ],
      },
    },
  });
}
