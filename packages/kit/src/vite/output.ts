import path from 'node:path';
import type { Site, SiteLanguage } from '../defineSite.ts';

/** The folder of browser files, relative to the site's; shared by all languages, so that equal files exist once. */
const client = 'dist/client';

export const clientFolder = ({ root }: Pick<Site, 'root'>): string => path.join(root, client);

export const fallbackPagesFile = 'fallbackPages';

/** The output paths of a language, relative to the site's folder; `manifest` and `fonts` are relative to `client`. */
export const outputOf = ({ language, prefix }: SiteLanguage) => ({
  client,
  manifest: prefix === '' ? '.vite/manifest.json' : `.vite/manifest-${language}.json`,
  fonts: prefix === '' ? '.vite/fonts.css' : `.vite/fonts-${language}.css`,
  server: prefix === '' ? 'dist/server' : `dist/server-${language}`,
});
