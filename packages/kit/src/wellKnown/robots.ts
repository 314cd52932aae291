import { isGenerated } from '../pages/generatedFiles.ts';
import type { ServedLanguage } from '../pages/servedLanguage.ts';

/** Lets search engines read everything except the API, and names the sitemaps (https://www.rfc-editor.org/rfc/rfc9309). */
export function robotsText(
  origin: string,
  apiPaths: readonly string[],
  languages: readonly Pick<ServedLanguage, 'prefix' | 'entry'>[],
): string {
  const disallowed = apiPaths.map((path) => `Disallow: ${path}\n`);
  const sitemaps = languages.flatMap(({ prefix, entry }) => {
    const path = `${prefix}/sitemap.xml`;
    return isGenerated(entry.generatedFiles, path) ? `\nSitemap: ${origin}${path}` : [];
  });
  return `User-agent: *\n${disallowed.join('')}${sitemaps.join('')}`;
}
