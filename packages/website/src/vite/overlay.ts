import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The file of `src/<language>` that replaces one of `src` in pages of that language, if there is one; not in imports
 * from that folder, whose files extend those they replace.
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
      // A relative path, or an absolute one from the alias of `@site`.
      const isFile = name.startsWith('.') || path.isAbsolute(name);
      const file = path.resolve(path.dirname(importer), name);
      return isFile ? overlaid(root, language, file, importer) : undefined;
    },
  };
}
