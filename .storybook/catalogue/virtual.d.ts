declare module 'virtual:catalogue' {
  import type { CatalogueEntry } from './entry.ts';

  /** Every public component, by name. */
  export const catalogue: readonly CatalogueEntry[];
}
