import type { GeneratedFiles } from '../defineServerParts.ts';
import type { SiteBackend } from '../defineSite.ts';
import { sitemapFile } from '../wellKnown/sitemap.ts';

export const noBackend: SiteBackend<unknown> = {
  hosted: () => undefined,
  apiPaths: [],
  connect: () => undefined,
  watch: (queries) => ({
    queries,
    failed: () => false,
    answered: () => 0,
    keys: () => [],
    soFar: () => queries,
  }),
  timedOut: () => new Error('Nothing was read in time.'),
  failing: () => undefined,
  ping: async () => {},
};

/** The sitemap of a site that has only fixed pages. */
export const fixedSitemap = (prefix: string, paths: readonly string[]): GeneratedFiles => ({
  isPath: (path) => path === `${prefix}/sitemap.xml`,
  read: async (_queries, _path, origin) =>
    sitemapFile(
      origin,
      paths.map((path) => ({ path })),
    ),
  list: async () => [`${prefix}/sitemap.xml`],
});
