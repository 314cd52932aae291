import { statSync } from 'node:fs';
import path from 'node:path';
import type { DeskSite } from '@setu/desk';
import { matchPath } from 'react-router-dom';
import { deskApp } from './deskApp.ts';
import { articlePath } from '../articles/articleHref.ts';
import { articleCategories } from '../articles/articleCategories.ts';
import { allFeeds, feedOf, practiceFeed } from '../articles/feedAddresses.ts';
import { institute } from '@site/institute.ts';
import { languageOfLocale } from '../languageOfLocale.ts';
import { practicePath } from '../practice/practicePath.ts';
import { previewSite } from './previewSite.ts';
import { routes } from '../routes.ts';

/** What the desk must know of this site, whose pictures and files are in `public`. */
export function deskSite(root: string): DeskSite {
  return {
    name: institute.name,
    articleCategories: articleCategories.map(({ category }) => category),
    courseCategories: institute.courseCategories,
    languages: [languageOfLocale(institute.locale)],
    articleHref: articlePath,
    practicePath,
    startPreview: previewSite(root),
    buildApp: deskApp(root),
    isFixedPath: (path) => fixedPaths.has(path.toLowerCase()),
    isKnownPath: (path) => leadsToPage(path) || madeFiles.has(path) || isFile(root, path),
  };
}

const fixedPaths = new Set(routes.map(({ path }) => path.toLowerCase()));

/** Files that are made of what the tables hold. */
const madeFiles = new Set([
  '/sitemap.xml',
  ...[...allFeeds, practiceFeed, ...articleCategories.map(feedOf)].map((feed) => feed.path),
]);

/** Screens whose addresses come from the tables, or that show that there is none. */
const screensOfTables = new Set(['Course', 'Article', 'NotFound']);

function leadsToPage(pathname: string): boolean {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  return route !== undefined && !screensOfTables.has(route.screen);
}

function isFile(root: string, pathname: string): boolean {
  // Read as an address, in which nothing leads out of the folder.
  const address = URL.parse(pathname, 'http://site.invalid');
  if (!address) return false;
  const file = path.join(root, 'public', address.pathname);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
