import type { Plugin } from 'vite';
import { readCatalogue } from './readCatalogue.ts';

/** Replaces catalogue.ts in the workshop's pages by the result of `readCatalogue`. */
export function catalogueModule(): Plugin {
  return {
    name: 'setu:catalogue',
    load: {
      filter: { id: /\/catalogue\/catalogue\.ts$/ },
      handler: () => `export const catalogue = ${JSON.stringify(readCatalogue())};`,
    },
  };
}
