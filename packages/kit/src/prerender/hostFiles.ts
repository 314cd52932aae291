import type { SiteSitemaps, SiteTexts } from '../defineSite.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { sitemapXml } from '../wellKnown/makeSitemap.ts';
import { robotsText } from '../wellKnown/robots.ts';

/** Headers as Netlify and Cloudflare Pages read them: https://docs.netlify.com/routing/headers/ */
export function headersFile(
  origin: string,
  backendUrl: string,
  inlineScripts: readonly string[],
): string {
  const https = origin.startsWith('https:');
  const headers = securityHeaders({ backendUrl, development: false, inlineScripts, https });
  // One rule for pages and pictures, and pictures may be shown elsewhere.
  headers['cross-origin-resource-policy'] = 'cross-origin';
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const immutable = '  cache-control: public, max-age=31536000, immutable';
  return ['/*', ...lines, '/assets/*', immutable, '/fonts/*', immutable, ''].join('\n');
}

/**
 * Leads `?page=2` of each list to its file, on Netlify: no file can be named by a query. A host that
 * does not know such rules sends the first page, and the browser fills in the right one.
 * https://docs.netlify.com/routing/redirects/redirect-options/#query-parameters
 */
export function redirectsFile(listPaths: readonly string[]): string {
  return listPaths
    .map((path) => `${path} page=:page /${queryFile(path, 'page=:page')} 200!\n`)
    .join('');
}

/** The file of a page. A host finds `/about` in `about.html` without a redirect. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The file of a page with a query, written as it stands in the address. */
export function queryFile(path: string, query: string): string {
  return `_query${path === '/' ? '' : path}/${query}.html`;
}

/** The texts for search engines and other programs: file and content. */
export async function wellKnownFiles(
  sitemaps: SiteSitemaps<unknown>,
  queries: unknown,
  texts: SiteTexts,
  apiPaths: readonly string[],
  origin: string,
): Promise<[file: string, text: string][]> {
  const sitemap = await sitemaps.read(queries, '/sitemap.xml');
  if (!sitemap) throw new Error('There is no sitemap.');
  const parts = sitemap.kind === 'index' ? sitemap.items : [];
  const all: SiteTexts = { ...texts, '/robots.txt': robotsText(apiPaths) };
  const files: [string, string][] = [
    ...Object.entries(all).map(([path, textFor]): [string, string] => [
      path.slice(1),
      `${textFor(origin)}\n`,
    ]),
    ['sitemap.xml', sitemapXml(origin, sitemap)],
  ];
  for (const { path } of parts) {
    const part = await sitemaps.read(queries, path);
    if (part) files.push([path.slice(1), sitemapXml(origin, part)]);
  }
  return files;
}
