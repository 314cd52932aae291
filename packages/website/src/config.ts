import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSite } from '@setu/kit/config';
import type { Site, SiteVite } from '@setu/kit/config';
import { checkCommand } from './check/checkCommand.ts';
import { backendOf } from './node/backend.ts';
import type { Institute } from './instituteTypes.ts';
import { languageOfLocale, languagesOf } from './languageOfLocale.ts';
import { picturesCommand } from './pictures/picturesCommand.ts';
import { checkContent, findSiteModules, siteAlias, localesAlias } from './node/siteModules.ts';
import type { Alias } from './vite/readTheme.ts';
import { overlay } from './vite/overlay.ts';
import { websitePlugins } from './websitePlugins.ts';

export { findSiteModules, siteAlias, localesAlias, websitePlugins };

/** What is said of a website beside its own files. */
export interface Website extends Pick<Site, 'buildsFrom' | 'root'> {
  /** What `src/institute.ts` of the site exports. */
  institute: Institute;
  /**
   * SQL that a new embedded database begins with, of one folder or, as in a PATH, of several; none there: it begins
   * empty. Default: `supabase/seeds` in the site's folder.
   */
  seedsFolder?: string;
  /** More for Vite: where the library is taken from its source. */
  vite?: () => Promise<{ alias: Alias[]; plugins: NonNullable<SiteVite['plugins']> }>;
}

/**
 * The website of an institute: what its `site.config.ts` exports.
 *
 * @param website the institute, and its folder (`import.meta.dirname`) with `src/institute.ts`, `src/content`
 *   and `public`.
 * @throws Error that can be shown as it is when content is missing.
 */
export function defineWebsite({
  institute,
  root,
  seedsFolder = path.join(root, 'supabase/seeds'),
  vite,
  ...website
}: Website): Site {
  checkContent(root, institute.without);
  const here = (file: string) =>
    path.relative(root, fileURLToPath(new URL(file, import.meta.url))).replaceAll('\\', '/');
  const aliases = async () => (await vite?.())?.alias ?? [];
  const modules = async () => [
    ...siteAlias(root),
    ...localesAlias(institute),
    ...(await aliases()),
  ];
  const [, ...others] = languagesOf(institute);
  return defineSite({
    ...website,
    name: institute.name,
    root,
    app: here('./app.tsx'),
    serverParts: here('./serverParts.ts'),
    ...(others.length > 0 && { languages: languagesOf(institute) }),
    backend: backendOf(seedsFolder),
    // Of no use to visitors, so that no process which serves them loads it.
    commands: {
      check: checkCommand({ institute, aliases: modules }),
      desk: async (call) => (await import('./node/desk.ts')).desk(call, await modules()),
      pictures: picturesCommand({ institute, aliases }),
    },
    async vite(name) {
      const { alias = [], plugins = [] } = (await vite?.()) ?? {};
      const overlaid = others.find((language) => language === name);
      const other = institute.otherLocales?.find((each) => languageOfLocale(each) === overlaid);
      const spoken = { ...institute, locale: other ?? institute.locale };
      return {
        plugins: [
          ...(overlaid === undefined ? [] : [overlay(root, overlaid)]),
          ...websitePlugins({ institute: spoken, root }),
          plugins,
        ],
        resolve: { alias: [...siteAlias(root, overlaid), ...localesAlias(spoken), ...alias] },
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
