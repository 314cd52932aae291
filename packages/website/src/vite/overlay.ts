import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * In the pages of another language a file of `src/<language>` stands in the place of that of the same name in `src`,
 * for every import but those of the files in that folder, which begin with what they replace.
 *
 * @returns the file in the place of this one; undefined: none.
 */
export function overlaid(root: string, language: string, file: string, importer: string) {
  const source = path.join(root, 'src');
  const folder = path.join(source, language);
  const name = path.relative(source, file);
  if (name.startsWith('..') || importer.startsWith(folder + path.sep)) return undefined;
  const replacement = path.join(folder, name);
  return existsSync(replacement) ? replacement : undefined;
}

export function overlay(root: string, language: string): Plugin {
  return {
    name: 'website:overlay',
    enforce: 'pre',
    resolveId(name, importer = '') {
      // Relative, or as the alias of `@site` has left it.
      const isFile = name.startsWith('.') || path.isAbsolute(name);
      const file = path.resolve(path.dirname(importer), name);
      return isFile ? overlaid(root, language, file, importer) : undefined;
    },
  };
}
