import type { Plugin } from 'vite';
import { readCatalogue } from './readCatalogue.ts';

/** Gives the pages of the workshop what `readCatalogue` finds in the repository, in place of catalogue.ts. */
export function catalogueModule(): Plugin {
  return {
    name: 'setu:catalogue',
    load: {
      filter: { id: /\/catalogue\/catalogue\.ts$/ },
      handler: () => `export const catalogue = ${JSON.stringify(readCatalogue())};`,
    },
  };
}
