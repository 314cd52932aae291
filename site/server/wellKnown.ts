import type { Sitemap } from '../src/sitemap.ts';

export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /rest/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(origin: string, { kind, paths }: Sitemap): string {
  const [list, item] = kind === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const items = [...new Set(paths)].map(
    (path) => `<${item}><loc>${escapeXml(new URL(path, origin).href)}</loc></${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${list}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
