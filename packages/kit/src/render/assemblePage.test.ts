import { expect, test } from 'vitest';
import { assemblePage } from './assemblePage.ts';

test('all styles come where no script brings them', () => {
  const html = assemblePage(
    {
      status: 200,
      html: '<head></head><body></body>',
      hydration: { loaderData: {}, config: { origin: '' } },
      structuredData: [],
      modules: [],
    },
    { head: '', stylesheet: '/all.css', scripts: [] },
    { inlineScripts: { head: 'all()', speculationRules: '' }, preloadFonts: [] },
  ).toString();
  expect(html).toContain('<head><script>all()</script></head>');
  expect(html).toContain('<noscript><link rel="stylesheet" href="/all.css"></noscript>');
});

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
      inlineScripts: { head: '', speculationRules: '' },
      preloadFonts: ['/fonts/a.woff2'],
    },
  ).toString();
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/a.woff2"><style>',
  );
});
