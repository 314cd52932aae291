import { expect, test } from 'vitest';
import { fixedSitemap } from '../render/noBackend.ts';
import type { Entry } from '../render/renderer.ts';
import { robotsText } from './robots.ts';

test('robots.txt leads to the sitemap of each language that has one, and not to the API', () => {
  const language = (prefix: string, generatedFiles = [fixedSitemap(prefix, [])]) => ({
    prefix,
    entry: { generatedFiles } as Partial<Entry> as Entry,
  });
  const languages = [language(''), language('/hi'), language('/bn', [])];
  expect(robotsText('https://example.org', ['/rest/v1/', '/auth/v1/'], languages)).toBe(
    'User-agent: *\nDisallow: /rest/v1/\nDisallow: /auth/v1/\n\nSitemap: https://example.org/sitemap.xml\nSitemap: https://example.org/hi/sitemap.xml',
  );
});
