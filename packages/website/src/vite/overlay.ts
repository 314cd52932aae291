import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * In the pages of another language a file of `src/<language>` stands in the place of that of the same name in `src`,
 * for every import but those of the files in that folder, which begin with what they replace.
 */
export function overlay(root: string, language: string): Plugin {
  const source = path.join(root, 'src');
  const folder = path.join(source, language);
  return {
    name: 'website:overlay',
    enforce: 'pre',
    resolveId(name, importer = '') {
      // Relative, or as the alias of `@site` has left it.
      const isFile = name.startsWith('.') || path.isAbsolute(name);
      if (!isFile || importer.startsWith(folder + path.sep)) return undefined;
      const file = path.relative(source, path.resolve(path.dirname(importer), name));
      const replacement = path.join(folder, file);
      return !file.startsWith('..') && existsSync(replacement) ? replacement : undefined;
    },
  };
}
