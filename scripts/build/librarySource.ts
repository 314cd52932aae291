import { fileURLToPath } from 'node:url';
import { shortClassNames } from '../../packages/ui/build/shortClassNames.ts';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/**
 * For Vite's `resolve.alias`: what a consumer imports of `@setu/ui`, taken from its source. Site,
 * stories and tests are then never a build behind.
 */
export const librarySource = [
  { find: /^@setu\/ui$/, replacement: `${source}/index.ts` },
  { find: /^@setu\/ui\/(articleText|deriveTheme)$/, replacement: `${source}/$1.ts` },
  { find: /^@setu\/ui\/base\.css$/, replacement: `${source}/css/reset.css.ts` },
  { find: /^@setu\/ui\/themes\/(.+)\.css$/, replacement: `${source}/theme/$1.css.ts` },
];

// A development dependency: where the site only runs there is none, and the staff's command, which takes the
// aliases from here, works all the same.
const compiler = await import('@vanilla-extract/vite-plugin').catch((error: unknown) => ({
  vanillaExtractPlugin: () => [
    {
      name: 'setu:no-compiler',
      config() {
        throw new Error('Build the site where its development dependencies are (npm ci).', {
          cause: error,
        });
      },
    },
  ],
}));

/** Compiles the styles of that source; with short names where the site is built for visitors. */
export const libraryStyles = () =>
  compiler.vanillaExtractPlugin({
    identifiers: process.env['NODE_ENV'] === 'production' ? shortClassNames() : 'debug',
  });
