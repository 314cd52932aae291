import path from 'node:path';
import type { Site, SiteLanguage } from '../defineSite.ts';

/** The folder of what browsers load, below the site's: of all languages, so that what is alike is one file. */
const client = 'dist/client';

export const clientFolder = ({ root }: Pick<Site, 'root'>): string => path.join(root, client);

/** Where the build of a language goes, below the site's folder; the manifest below that of `client`. */
export const outputOf = ({ language, prefix }: SiteLanguage) => ({
  client,
  manifest: prefix === '' ? '.vite/manifest.json' : `.vite/manifest-${language}.json`,
  server: prefix === '' ? 'dist/server' : `dist/server-${language}`,
});
