import type { SiteBackend, SiteSitemaps } from '../defineSite.ts';

/** The backend of a site whose pages read nothing. */
export const noBackend: SiteBackend<unknown> = {
  hosted: () => undefined,
  apiPaths: [],
  connect: () => undefined,
  watch: (queries) => ({
    queries,
    failed: () => false,
    answered: () => 0,
    soFar: () => queries,
  }),
  timedOut: () => new Error('Nothing was read in time.'),
  failing: () => undefined,
  ping: async () => {},
};

/** The sitemap of a site whose fixed pages are all there are. */
export const fixedSitemap = (paths: readonly string[]): SiteSitemaps<unknown> => ({
  isPath: (path) => path === '/sitemap.xml',
  read: async () => ({ kind: 'pages', items: paths.map((path) => ({ path })) }),
});
