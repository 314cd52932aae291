import type { Entry, PageAssets, RenderedPage } from './renderer.ts';

type HeadParts = Pick<Entry, 'inlineScripts' | 'preloadFonts'>;

/** Inserts styles, the page's data and the inline scripts into React's HTML. No element references a script. */
export function assemblePage(
  page: RenderedPage,
  assets: PageAssets,
  { inlineScripts, preloadFonts }: HeadParts,
  lastScript = '',
): Buffer {
  const { html } = page;
  const { head: headScript, speculationRules } = inlineScripts;
  const head = [
    `<script>${headScript}</script>`,
    ...preloadFonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    assets.head,
  ]
    .filter(Boolean)
    .join('');
  // Added only here: React would insert a script in a way that the security policy forbids.
  const structuredData =
    page.structuredData.length === 0
      ? ''
      : `<script type="application/ld+json">${escapeJson({
          '@context': 'https://schema.org',
          '@graph': page.structuredData,
        })}</script>`;
  // The data is not executable, so the script policy does not apply to it.
  const hydration = page.hydration
    ? dataOf(page, assets) + `<script type="speculationrules">${speculationRules}</script>`
    : '';
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const parts = [
    html.slice(0, headEnd),
    head,
    html.slice(headEnd, bodyEnd),
    structuredData,
    hydration,
    lastScript,
    html.slice(bodyEnd),
  ];
  // Not joined as text: V8 allocates a text of over 128 KiB (two bytes a character) separately, which takes 1 ms.
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** The data of a page, with the addresses of what React needs, or with all of that itself. */
function dataOf({ hydration, hydratedOnLoad }: RenderedPage, assets: PageAssets): string {
  const { stylesheet, scripts } = assets;
  const styles = stylesheet && `<link rel="stylesheet" href="${stylesheet}">`;
  const data = (later: string) =>
    `<script type="application/json" id="page-data" data-styles="${later}"` +
    ` data-scripts="${scripts.join(' ')}">${escapeJson(hydration)}</script>`;
  if (!hydratedOnLoad) return data(stylesheet) + (styles && `<noscript>${styles}</noscript>`);
  const modules = scripts.map((src) => `<script type="module" src="${src}"></script>`);
  return data('') + styles + modules.join('');
}

/** JSON that can neither end its script element nor begin one or a comment; other `<` stay, for their length. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /<(?=[!/]|script)|[\u2028\u2029]/gi,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
