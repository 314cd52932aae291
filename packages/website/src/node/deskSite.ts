import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type DeskSite, checkLink, runDesk } from '@setu/desk';
import type { CommandCall } from '@setu/kit/config';
import { matchPath } from 'react-router-dom';
import { buildDeskApp } from './buildDeskApp.ts';
import { articlePath } from '../articles/articleHref.ts';
import { allFeeds, feedOf } from '../articles/feedAddresses.ts';
import { practiceFeed } from '../practice/feedAddress.ts';
import { institute } from '@site/institute.ts';
import type { Institute } from '../instituteTypes.ts';
import { builtLanguages } from '../language/languageOfLocale.ts';
import { isOff } from '../institute/switches.ts';
import { paths, practicePath } from '../paths.ts';
import { previewSite } from './previewSite.ts';
import { routes } from '../routes.ts';

// Only modules of this folder know the desk.
export { checkLink };

/** The staff's command: `setu desk`. */
export const desk = async (root: string, call: Omit<CommandCall, 'root'>): Promise<number> =>
  runDesk({ site: await deskSite(root, call.dataDir), ...call });

/** The facts that the desk needs about this site. `dataDir` has the pictures that the staff has added. */
export async function deskSite(root: string, dataDir?: string): Promise<DeskSite> {
  const publicFolder = path.join(root, 'public');
  const others = (await otherInstitutes(root)).map(({ other }) => other);
  return {
    name: institute.name,
    articleCategories: institute.articles.map(({ category }) => category),
    courseCategories: [...new Set([institute, ...others].flatMap((each) => each.courseCategories))],
    languages: builtLanguages(institute),
    messagesKeptMonths: institute.privacy.keptMonths,
    articleHref: articlePath,
    practicePath,
    hasPractice: !isOff(paths.practice),
    startPreview: previewSite(root),
    buildApp: buildDeskApp(root),
    withoutLanguage,
    isFixedPath: (path) => fixedPaths.has(path.toLowerCase()),
    isKnownPath: (path) =>
      leadsToPage(withoutLanguage(path)) ||
      madeFiles.has(withoutLanguage(path)) ||
      isFile(publicFolder, path) ||
      (dataDir !== undefined && path.startsWith('/uploads/') && isFile(dataDir, path)),
  };
}

const [, ...otherLanguages] = builtLanguages(institute);

/** The files of the site's other languages below `src`, and the institutes that they export. */
export const otherInstitutes = (root: string): Promise<{ file: string; other: Institute }[]> =>
  Promise.all(
    otherLanguages
      .map((language) => `${language}/institute.ts`)
      .filter((file) => existsSync(path.join(root, 'src', file)))
      .map(async (file) => {
        const own = (await import(`@site/${file}`)) as { institute: Institute };
        return { file: `src/${file}`, other: own.institute };
      }),
  );

const otherPrefix = new RegExp(`^/(?:${otherLanguages.join('|')})(?=/|$)`, 'i');

const withoutLanguage = (path: string): string => path.replace(otherPrefix, '') || '/';

const fixedPaths = new Set(routes.map(({ path }) => path.toLowerCase()));

/** Files that are generated from the tables. */
const madeFiles = new Set([
  '/sitemap.xml',
  ...[...allFeeds, practiceFeed, ...institute.articles.map(feedOf)].map((feed) => feed.path),
]);

/** Screens whose addresses come from the tables, and the screen of addresses that do not exist. */
const screensOfTables = new Set(['Course', 'Article', 'NotFound']);

function leadsToPage(pathname: string): boolean {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  return route !== undefined && !screensOfTables.has(route.screen);
}

function isFile(folder: string, pathname: string): boolean {
  // A URL's path has no `..` left that could lead out of the folder.
  const address = URL.parse(pathname, 'http://site.invalid');
  if (!address) return false;
  try {
    // As the server reads it; `%2F` stays, so that no `..` comes about.
    const file = path.join(folder, decodeURI(address.pathname));
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
