import type { ServerQueries } from '@setu/data/server';
import type { MakePage } from './makePage.ts';
import type { Renderer } from './renderer.ts';
import { storePage } from './storedPage.ts';
import { sitemapXml } from './wellKnown.ts';

/** Search engines come back after days; an hour is soon enough for them. */
const cacheControl = 'public, max-age=3600';

/** Makes the sitemap of an address, or says that there is none. */
export function createMakeSitemap(renderer: Renderer, queries: ServerQueries): MakePage {
  return async ({ origin, path }) => {
    const { readSitemap } = await renderer.entry();
    const sitemap = await readSitemap(queries, path);
    if (!sitemap) {
      const contentType = 'text/plain; charset=utf-8';
      const text = Buffer.from('There is no such sitemap.\n');
      const page = await storePage({ status: 404, contentType, cacheControl, text });
      return { outcome: 'refused', page };
    }
    const contentType = 'application/xml; charset=utf-8';
    const text = Buffer.from(sitemapXml(origin, sitemap));
    return {
      outcome: 'good',
      page: await storePage({ status: 200, contentType, cacheControl, text }),
    };
  };
}
