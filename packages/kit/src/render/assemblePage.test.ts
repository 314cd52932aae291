import { expect, test } from 'vitest';
import { assemblePage } from './assemblePage.ts';

const page = {
  status: 200,
  html: '<head></head><body></body>',
  hydration: undefined,
  structuredData: [],
  modules: [],
};
const assets = { head: '<style></style>', stylesheet: '', scripts: [] };

test('all styles come where no script brings them', () => {
  const html = assemblePage(
    { ...page, hydration: { loaderData: {}, config: { origin: '' } } },
    { ...assets, head: '', stylesheet: '/all.css' },
    { inlineScripts: { head: 'all()', speculationRules: '' }, preloadFonts: [] },
  ).toString();
  expect(html).toContain('<head><script>all()</script></head>');
  expect(html).toContain('<noscript><link rel="stylesheet" href="/all.css"></noscript>');
});

test('a font is preloaded with CORS, as the style sheet asks for it: else it is fetched twice', () => {
  const parts = {
    inlineScripts: { head: '', speculationRules: '' },
    preloadFonts: ['/fonts/a.woff2'],
  };
  expect(assemblePage(page, assets, parts).toString()).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/a.woff2"><style>',
  );
});
