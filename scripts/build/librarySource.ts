import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/**
 * For Vite's `resolve.alias`: what a consumer imports of `@setu/ui`, taken from its source. Site,
 * stories and tests are then never a build behind.
 */
export const librarySource = [
  { find: /^@setu\/ui$/, replacement: `${source}/index.ts` },
  { find: /^@setu\/ui\/deriveTheme$/, replacement: `${source}/deriveTheme.ts` },
  { find: /^@setu\/ui\/base\.css$/, replacement: `${source}/css/reset.css.ts` },
  { find: /^@setu\/ui\/themes\/(.+)\.css$/, replacement: `${source}/theme/$1.css.ts` },
];
