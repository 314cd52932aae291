/** Lets search engines read everything except the API (https://www.rfc-editor.org/rfc/rfc9309). */
export function robotsText(origin: string, apiPaths: readonly string[]): string {
  const disallowed = apiPaths.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${disallowed.join('')}\nSitemap: ${origin}/sitemap.xml`;
}
