import { globSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from './publicSurface.ts';

/**
 * Class names of three or four characters, which save up to 3 % of a page. They are counted, file by file, so that
 * builds for browser and server agree on them.
 *
 * @param prefix keeps them apart from the names of others.
 */
export function shortClassNames(
  prefix = '',
): (named: { hash: string; filePath: string }) => string {
  const files = globSync('**/*.css.ts', { cwd: sourceFolder }).toSorted();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }) => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const index = files.findIndex((file) =>
      path.resolve(sourceFolder, file).endsWith(path.normalize(`/${filePath}`)),
    );
    if (index < 0) throw new Error(`${filePath} is no style file of the library.`);
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const name = `${prefix}${letters(index)}${count.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

/** Always two, so that what follows cannot be taken for a part of it. */
function letters(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
}
