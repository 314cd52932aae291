import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSite } from '@setu/kit/config';
import type { Site } from '@setu/kit/config';
import { backend } from './backend.ts';

export interface Website extends Pick<Site, 'buildsFrom' | 'name' | 'root' | 'styleFiles'> {
  /** More aliases for Vite. */
  alias?: { find: string | RegExp; replacement: string }[];
  /** What the website speaks beside the institute's own words. Default: English. */
  language?: SiteLanguage;
}

/** The languages that the website speaks: a folder of `src/texts` each. */
export type SiteLanguage = 'en' | 'hi';

/** The modules of an institute's own folder, as the pages name them. */
export const siteAlias = (root: string) => ({
  find: /^@site\//,
  replacement: `${path.join(root, 'src')}/`,
});

/** The website's own words in one language, as the pages name them. */
export const textsAlias = (language: SiteLanguage = 'en') => ({
  find: /^@texts\//,
  replacement: fileURLToPath(new URL(`texts/${language}/`, import.meta.url)),
});

/**
 * The website of an institute: what its `site.config.ts` exports.
 *
 * @param website its name, and its folder (`import.meta.dirname`) with `src/institute.ts`, `src/content`
 *   and `public`.
 */
export function defineWebsite({ alias = [], language, root, ...website }: Website): Site {
  const here = (file: string) =>
    path.relative(root, fileURLToPath(new URL(file, import.meta.url))).replaceAll('\\', '/');
  return defineSite({
    ...website,
    root,
    app: here('app.tsx'),
    serverParts: here('serverParts.ts'),
    backend,
    vite: {
      resolve: { alias: [siteAlias(root), textsAlias(language), ...alias] },
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
