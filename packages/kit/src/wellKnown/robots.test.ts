import { expect, test } from 'vitest';
import type { GeneratedFiles } from '../defineServerParts.ts';
import type { Entry } from '../render/renderer.ts';
import { robotsText } from './robots.ts';

test('robots.txt leads to the sitemap of each language that has one, and not to the API', () => {
  const isPath: GeneratedFiles['isPath'] = (path) => /^(?:\/hi)?\/sitemap\.xml$/.test(path);
  const entry = { generatedFiles: [{ isPath }] } as unknown as Entry;
  const languages = ['', '/hi', '/bn'].map((prefix) => ({ prefix, entry }));
  expect(robotsText('https://example.org', ['/rest/v1/', '/auth/v1/'], languages)).toBe(
    'User-agent: *\nDisallow: /rest/v1/\nDisallow: /auth/v1/\n\nSitemap: https://example.org/sitemap.xml\nSitemap: https://example.org/hi/sitemap.xml',
  );
});
