import type { GeneratedFile } from '../defineServerParts.ts';
import type { SitemapItem } from '../defineSite.ts';
import { escapeXml } from './xml.ts';

/** https://www.sitemaps.org/protocol.html */
export function sitemapFile(origin: string, items: readonly SitemapItem[]): GeneratedFile {
  const whole = (path: string) => escapeXml(new URL(path, origin).href);
  const unique = new Map(items.map((each) => [each.path, each])).values();
  const lines = Array.from(unique, ({ path, lastChange, alternates = [] }) => {
    const parts = [
      `<loc>${whole(path)}</loc>`,
      lastChange === undefined ? '' : `<lastmod>${lastChange}</lastmod>`,
      ...alternates.map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each.hrefLang}" href="${whole(each.path)}"/>`,
      ),
    ];
    return `<url>${parts.join('')}</url>`;
  });
  const links = items.some(({ alternates }) => alternates)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>${lines.join('')}</urlset>\n`;
  return { contentType: 'application/xml; charset=utf-8', text };
}
