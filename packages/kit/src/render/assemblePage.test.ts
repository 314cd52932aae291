import { expect, test } from 'vitest';
import { assemblePage } from './assemblePage.ts';

test('a font is preloaded with CORS, as the style sheet asks for it: else it is fetched twice', () => {
  const html = assemblePage(
    {
      status: 200,
      html: '<head></head><body></body>',
      hydration: undefined,
      structuredData: [],
      modules: [],
    },
    { head: '<style></style>', stylesheet: '', scripts: [] },
    {
      inlineScripts: { head: '', body: '', speculationRules: '' },
      preloadFonts: ['/fonts/a.woff2'],
    },
  );
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/a.woff2"><style>',
  );
});
