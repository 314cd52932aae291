import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Class names of three or four characters instead of eight: a page names each class in its HTML and in
 * its inline styles, and that adds up to 3 % of what it weighs. They are counted, file by file, so
 * that the builds for browser and server agree on them.
 *
 * @param patterns find all style files of the site.
 */
export function shortClassNames(
  root: string,
  patterns: readonly string[],
): (named: { hash: string; filePath: string }) => string {
  const files = globSync(patterns, { cwd: root }).toSorted();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }) => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const index = files.findIndex((file) =>
      path.resolve(root, file).endsWith(path.normalize(`/${filePath}`)),
    );
    if (index < 0) throw new Error(`${filePath} is none of the site's styleFiles.`);
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const name = `${letters(index)}${count.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

/** Always two, so that what follows cannot be taken for a part of it. */
function letters(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
}
