import { queryFile } from './fileNames.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { fileCaching } from '../http/serveStatic.ts';

export function headersOfAll(
  origin: string,
  backendUrl: string,
  inlineScripts: readonly string[],
): Record<string, string> {
  const https = origin.startsWith('https:');
  return {
    ...securityHeaders({ backendUrl, development: false, inlineScripts, https }),
    // One rule covers pages and pictures, and pictures may be shown on other sites.
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** A `_headers` file for Netlify and Cloudflare Pages: https://docs.netlify.com/routing/headers/ */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const cached = `  cache-control: ${fileCaching.hashed}`;
  return ['/*', ...lines, '/assets/*', cached, '/fonts/*', cached, ''].join('\n');
}

/**
 * An `.htaccess` for Apache, including shared hosting: finds pages by path and query without a redirect, disables
 * folder listings, and sets the headers if allowed. https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
export function htaccessFile(headers: Record<string, string>, prefixes: readonly string[]): string {
  const missing = prefixes.map((prefix) =>
    prefix === ''
      ? 'ErrorDocument 404 /404.html'
      : `<If "%{REQUEST_URI} =~ m#^${prefix}/#i">\n  ErrorDocument 404 ${prefix}/404.html\n</If>`,
  );
  const lines = Object.entries(headers).map(([name, value]) => {
    return `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`;
  });
  return `Options -Indexes
DirectorySlash Off
${missing.join('\n')}
AddDefaultCharset utf-8
RewriteEngine On
# Without a slash a query names no other folder.
RewriteCond %{QUERY_STRING} ^([\\w=&%.+-]+)$
RewriteCond %{DOCUMENT_ROOT}/_query%{REQUEST_URI}/%1.html -f
RewriteRule ^ /_query%{REQUEST_URI}/%1.html [B,END]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f
RewriteRule ^ %{REQUEST_URI}/index.html [END]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^ %{REQUEST_URI}.html [END]
<IfModule mod_headers.c>
${lines.join('\n')}
  <If "%{REQUEST_URI} =~ m#^/(assets|fonts)/#">
    Header set cache-control "${fileCaching.hashed}"
  </If>
</IfModule>
`;
}

/**
 * A `_redirects` file for Netlify: `?page=2` leads to its file, a missing page below a prefix to its 404 page.
 * Elsewhere the first page comes, and the browser loads the data.
 * https://docs.netlify.com/routing/redirects/redirect-options/#query-parameters
 */
export function redirectsFile(files: readonly string[], prefixes: readonly string[]): string {
  const paged = files.flatMap((file) => /^_query(\/.+)\/page=\d+\.html$/.exec(file)?.[1] ?? []);
  return [
    ...[...new Set(paged)]
      // Otherwise in the order in which the pages were made, which differs from run to run.
      .toSorted()
      .map(encodeURI)
      .map((path) => `${path} page=:page /${queryFile(path, 'page=:page')} 200!\n`),
    ...prefixes
      .filter((prefix) => prefix !== '')
      .map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`),
  ].join('');
}
