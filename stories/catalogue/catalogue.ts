import type { CatalogueEntry } from './readCatalogue.ts';

/** Every public component, by name (catalogueModule.ts fills it in). */
export declare const catalogue: readonly CatalogueEntry[];
