import type { GeneratedFiles } from '../defineApp.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
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

/** The texts for those that read without a browser: file and content. */
export async function wellKnownFiles(
  generated: readonly GeneratedFiles[],
  queries: unknown,
  apiPaths: readonly string[],
  origin: string,
): Promise<[file: string, text: string][]> {
  const files: [string, string][] = [['robots.txt', `${robotsText(origin, apiPaths)}\n`]];
  for (const { list, read } of generated) {
    for (const path of await list(queries)) {
      const file = await read(queries, path, origin);
      if (file) files.push([path.slice(1), file.text]);
    }
  }
  return files;
}
