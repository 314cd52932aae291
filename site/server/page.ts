import fonts from '../src/fonts.json' with { type: 'json' };
import type * as EntryServer from '../src/entry.server.tsx';

export type InlineScripts = typeof EntryServer.inlineScripts;

/** What a page needs beside React's HTML; from the build, or from Vite's development server. */
export interface PageAssets {
  /** Elements for the head: the styles that this page needs for its first paint. */
  head: string;
  /** Address of the whole stylesheet, which comes with the scripts; none where `head` has all of it. */
  stylesheet: string;
  /** Addresses of the scripts that hydrate the page, the entry first. */
  scripts: string[];
}

// Named before any rule, so that what arrives later cannot change the cascade.
const layerOrder = '<style>@layer setu.reset,setu.theme,setu.base,setu.components,site;</style>';

const fontPreloads = fonts.preload
  .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
  .join('');

/**
 * Writes what only the server adds into React's HTML: styles, the page's data, and the script that
 * fetches React once the page is used. No element here asks for a script (DESIGN.md section 8).
 */
export function assemblePage(
  page: EntryServer.RenderedPage,
  assets: PageAssets,
  scripts: InlineScripts,
): string {
  const head = `<script>${scripts.head}</script>${fontPreloads}${layerOrder}${assets.head}`;
  // The data is not executable, so the policy on scripts does not apply to it.
  const hydration = page.hydration
    ? `<script type="application/json" id="page-data" data-styles="${assets.stylesheet}"` +
      ` data-scripts="${assets.scripts.join(' ')}">${escapeJson(page.hydration)}</script>` +
      `<script>${scripts.body}</script>` +
      `<script type="speculationrules">${scripts.speculationRules}</script>`
    : '';
  const { html } = page;
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return (
    html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + hydration + html.slice(bodyEnd)
  );
}

/** JSON that cannot end the element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
