import { expect, test } from 'vitest';
import { assemblePage } from './assemblePage.ts';

test('a script for an attribute stands in the pages that have it, all styles where no script brings them', () => {
  const pageWith = (body: string) =>
    assemblePage(
      {
        status: 200,
        html: `<head></head><body>${body}</body>`,
        hydration: { loaderData: {}, config: { origin: '' } },
        structuredData: [],
        modules: [],
      },
      { head: '', stylesheet: '/all.css', scripts: [] },
      {
        inlineScripts: { head: '', body: 'all()', speculationRules: '', 'data-moves': 'move()' },
        preloadFonts: [],
      },
    );
  expect(pageWith('<i data-moves="1"></i>')).toContain('<script>move()</script>');
  const plain = pageWith('<i> data-moves=&quot;1&quot;</i>');
  expect(plain).not.toContain('move()');
  expect(plain).toContain('<script>all()</script>');
  expect(plain).toContain('<noscript><link rel="stylesheet" href="/all.css"></noscript>');
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
      inlineScripts: { head: '', body: '', speculationRules: '' },
      preloadFonts: ['/fonts/a.woff2'],
    },
  );
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/a.woff2"><style>',
  );
});
