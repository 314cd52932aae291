import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Site, type SiteVite, defineSite } from '@setu/kit/config';
import { checkCommand } from './check/checkCommand.ts';
import { backendOf } from './node/backend.ts';
import type { Institute } from './instituteTypes.ts';
import { languageOfLocale, builtLanguages } from './language/languageOfLocale.ts';
import { missingPictures } from './pictures/missingPictures.ts';
import { picturesCommand } from './pictures/picturesCommand.ts';
import { checkAddresses } from './node/checkAddresses.ts';
import { checkInstitute } from './node/checkInstitute.ts';
import { checkContent, findSiteModules, siteAlias, localesAlias } from './node/siteModules.ts';
import type { Alias } from './vite/readTheme.ts';
import { overlay } from './vite/overlay.ts';
import { publicFiles } from './vite/publicFiles.ts';
import { websiteModules } from './vite/websiteModules.ts';

export { findSiteModules, siteAlias, localesAlias };

export const websitePlugins = ({ institute, root }: { institute: Institute; root: string }) => [
  websiteModules(institute, root),
  publicFiles(),
  missingPictures(institute, root),
];

/** The options of a website that its own files do not contain. */
interface Website extends Pick<Site, 'buildsFrom' | 'root'> {
  /** The `institute` that `src/institute.ts` of the site exports. */
  institute: Institute;
  /**
   * The folder of SQL files that seed a new embedded database, or several folders, separated as in PATH. If there are
   * none, the database starts empty. Default: `supabase/seeds` in the site's folder.
   */
  seedsFolder?: string;
  /** Further Vite options, for a site that uses the library from its source. */
  vite?: () => Promise<{ alias: Alias[]; plugins: NonNullable<SiteVite['plugins']> }>;
}

/**
 * The website of an institute: what its `site.config.ts` exports.
 * @throws Error when a fact or content is missing or wrong; its message can be shown as it is.
 */
export function defineWebsite({
  institute,
  root,
  seedsFolder = path.join(root, 'supabase/seeds'),
  vite,
  ...website
}: Website): Site {
  checkInstitute(institute);
  checkContent(root, institute);
  checkAddresses(institute);
  const here = (file: string) =>
    path.relative(root, fileURLToPath(new URL(file, import.meta.url))).replaceAll('\\', '/');
  const aliases = async () => (await vite?.())?.alias ?? [];
  const modules = async () => [
    ...siteAlias(root),
    ...localesAlias(institute),
    ...(await aliases()),
  ];
  const [, ...others] = builtLanguages(institute);
  return defineSite({
    ...website,
    name: institute.name,
    root,
    app: here('./app.tsx'),
    serverParts: here('./serverParts.ts'),
    ...(others.length > 0 && { languages: builtLanguages(institute) }),
    backend: backendOf(seedsFolder),
    // Each command imports its modules when called, so that a process serving visitors never loads them.
    commands: {
      check: checkCommand({ institute, aliases: modules }),
      async desk({ root, ...call }) {
        findSiteModules(root, await modules());
        const { desk } = await import('./node/deskSite.ts');
        return desk(root, call);
      },
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
        // Dependencies of lazily loaded modules, so that a development server bundles them when it starts.
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
