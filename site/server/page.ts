import fonts from '../src/fonts.json' with { type: 'json' };
import type { RenderedPage } from '../src/entry.server.tsx';

/** What a page needs beside React's HTML; from Vite's manifest, or from its development server. */
export interface PageAssets {
  /** Addresses of stylesheets, in the order of the cascade. */
  stylesheets: string[];
  /** Ready elements for the head; only the development server has any. */
  head: string;
  /** Address of the entry script. */
  script: string;
  /** Addresses of the chunks that hydration will need. */
  modulePreloads: string[];
}

// Named before any stylesheet arrives, so that the order of their arrival cannot change the cascade.
const layerOrder = '<style>@layer setu.reset,setu.theme,setu.base,setu.components,site;</style>';

const fontPreloads = fonts.preload
  .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
  .join('');

/** Writes what only the server adds into React's HTML: styles, the page's data, the entry script. */
export function assemblePage(page: RenderedPage, assets: PageAssets, inlineScript: string): string {
  const head = [
    `<script>${inlineScript}</script>`,
    layerOrder,
    fontPreloads,
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.head,
    ...(page.hydration
      ? assets.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`)
      : []),
  ].join('');
  // Not executable, so the policy on scripts does not apply to it.
  const data = page.hydration
    ? `<script type="application/json" id="page-data">${escapeJson(page.hydration)}</script>` +
      `<script type="module" src="${assets.script}"></script>`
    : '';
  return page.html
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${data}</body>`);
}

/** JSON that cannot end the element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
