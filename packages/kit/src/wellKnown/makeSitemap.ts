import type { Sitemap, SiteSitemaps } from '../defineSite.ts';
import type { Early, Made } from '../pages/cache/pageCache.ts';
import { storePage } from '../pages/cache/storedPage.ts';
import type { StoredPage } from '../pages/cache/storedPage.ts';
import type { MakePage } from '../pages/makePage.ts';
import type { PageAddress } from '../pages/pageAddress.ts';

/** Search engines come back after days; an hour is soon enough for them. */
const cacheControl = 'public, max-age=3600';

/** Makes the sitemap of an address, or says that there is none. */
export function createMakeSitemap(sitemaps: SiteSitemaps<unknown>, queries: unknown): MakePage {
  async function whole({ origin, path }: PageAddress): Promise<Made<StoredPage>> {
    const sitemap = await sitemaps.read(queries, path);
    if (!sitemap) return { outcome: 'refused', page: await says(404, 'There is no such sitemap.') };
    const contentType = 'application/xml; charset=utf-8';
    const text = Buffer.from(sitemapXml(origin, sitemap));
    return {
      outcome: 'good',
      page: await storePage({ status: 200, contentType, cacheControl, text }),
    };
  }

  async function early(): Promise<Early<StoredPage>> {
    const page = await says(503, 'The sitemap is being made: please ask again in a moment.');
    return { page, asksAgain: true };
  }

  return (address) => ({ whole: whole(address), early });
}

function says(status: number, text: string): Promise<StoredPage> {
  const contentType = 'text/plain; charset=utf-8';
  const control = status === 503 ? 'no-cache' : cacheControl;
  return storePage({ status, contentType, cacheControl: control, text: Buffer.from(`${text}\n`) });
}

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(origin: string, { kind, items }: Sitemap): string {
  const [list, item] = kind === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const changes = new Map(items.map(({ path, lastChange }) => [path, lastChange]));
  const lines = Array.from(changes, ([path, day]) => {
    const location = `<loc>${escapeXml(new URL(path, origin).href)}</loc>`;
    return `<${item}>${location}${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</${list}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
