import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../defineSite.ts';
import { syntaxErrorIn } from './syntaxError.ts';

/** The site's `site.config.ts`. Throws an Error that can be shown as it is, if there is none. */
export function siteFileIn(folder: string): string {
  const file = path.resolve(folder, 'site.config.ts');
  if (existsSync(file)) return file;
  throw new Error(`There is no site.config.ts in ${path.resolve(folder)}, so it holds no site.`);
}

/**
 * The site in a folder. Throws an Error that can be shown as it is: there is none, or a file is not valid TypeScript.
 */
export async function loadSite(folder: string): Promise<Site> {
  const file = siteFileIn(folder);
  try {
    const { default: site } = (await import(pathToFileURL(file).href)) as { default: Site };
    return site;
  } catch (error) {
    throw (await syntaxErrorIn(path.dirname(file))) ?? error;
  }
}
