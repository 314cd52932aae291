import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { llmsFiles } from './llms.ts';
import { readCatalogue } from './readCatalogue.ts';

/**
 * Gives the pages of the workshop what `readCatalogue` finds in the repository, as `virtual:catalogue`. The built
 * workshop has it for programs, too: `llms.txt`.
 */
export function catalogueModule(): Plugin {
  return {
    name: 'setu:catalogue',
    resolveId: {
      filter: { id: /^virtual:catalogue$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /virtual:catalogue$/ },
      handler: () => `export const catalogue = ${JSON.stringify(readCatalogue())};`,
    },
    generateBundle() {
      const readme = new URL('../../packages/ui/README.md', import.meta.url);
      const files = llmsFiles(readCatalogue(), readFileSync(readme, 'utf8'));
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
