import type { GeneratedFile } from '../client/defineApp.ts';
import type { Sitemap } from '../defineSite.ts';
import { escapeXml } from './xml.ts';

export function sitemapFile(origin: string, sitemap: Sitemap): GeneratedFile {
  return { contentType: 'application/xml; charset=utf-8', text: sitemapXml(origin, sitemap) };
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
