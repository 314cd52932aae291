import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../defineSite.ts';
import { syntaxErrorIn } from './syntaxError.ts';

/** The file in a site's folder whose default export is its `defineSite`. */
export const siteFileIn = (folder: string): string => path.resolve(folder, 'site.config.ts');

/**
 * The site in a folder.
 *
 * @throws Error that can be shown as it is, if there is no site or one of its files is not valid TypeScript.
 */
export async function loadSite(folder: string): Promise<Site> {
  const file = siteFileIn(folder);
  if (!existsSync(file)) {
    throw new Error(`There is no site.config.ts in ${path.resolve(folder)}, so it holds no site.`);
  }
  return loadSiteFile(file);
}

export async function loadSiteFile(file: string): Promise<Site> {
  try {
    const { default: site } = (await import(pathToFileURL(file).href)) as { default: Site };
    return site;
  } catch (error) {
    throw (await syntaxErrorIn(path.dirname(file))) ?? error;
  }
}
