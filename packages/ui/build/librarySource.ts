import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { shortClassNames } from './shortClassNames.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** For Vite's `resolve.alias`: `@setu/ui` is its source, so that site, stories and tests never use an old build. */
export const librarySource = [
  { find: /^@setu\/ui$/, replacement: `${source}/index.ts` },
  { find: /^@setu\/ui\/(articleText|deriveTheme)$/, replacement: `${source}/$1.ts` },
  { find: /^@setu\/ui\/base\.css$/, replacement: `${source}/css/reset.css.ts` },
  { find: /^@setu\/ui\/themes\/(.+)\.css$/, replacement: `${source}/theme/$1.css.ts` },
];

/** Compiles the styles of that source, with short class names in production builds. */
export const libraryStyles = () =>
  vanillaExtractPlugin({
    identifiers: process.env['NODE_ENV'] === 'production' ? shortClassNames() : 'debug',
  });
