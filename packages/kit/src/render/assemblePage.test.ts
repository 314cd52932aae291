import { expect, test } from 'vitest';
import { assemblePage } from './assemblePage.ts';

const page = {
  status: 200,
  html: '<head></head><body></body>',
  hydration: undefined,
  structuredData: [],
  hydratedOnLoad: false,
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

test('a page whose content only the browser knows brings its styles and scripts, once', () => {
  const html = assemblePage(
    { ...page, hydratedOnLoad: true, hydration: { loaderData: {}, config: { origin: '' } } },
    { ...assets, stylesheet: '/all.css', scripts: ['/entry.js', '/page.js'] },
    { inlineScripts: { head: '', speculationRules: '' }, preloadFonts: [] },
  ).toString();
  expect(html).toContain(
    '<link rel="stylesheet" href="/all.css"><script type="module" src="/entry.js"></script>' +
      '<script type="module" src="/page.js"></script>',
  );
  expect(html).toContain('data-styles="" data-scripts="/entry.js /page.js"');
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
