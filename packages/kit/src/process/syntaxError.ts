import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const advice = `Each text stands between quotes, followed by a comma. Use double quotes for a text with an apostrophe
("today's news"), and write \\" for a double quote inside of them.`;

/** The first syntax error in a site's own files, if any, explained for the authors of its texts. */
export async function syntaxErrorIn(root: string): Promise<Error | undefined> {
  // Imported only after a failure: it takes a quarter of a second.
  const { parseSync } = await import('vite');
  for (const file of globSync(['site.config.ts', 'src/**/*.ts'], { cwd: root }).toSorted()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [fault] = parseSync(file, text).errors;
    if (!fault) continue;
    const before = text.slice(0, fault.labels[0]?.start ?? 0).split('\n');
    const column = (before.at(-1) ?? '').length;
    const line = text.split('\n')[before.length - 1] ?? '';
    // Of a long line only the part around the error is shown.
    const from = Math.max(0, column - 40);
    return new Error(
      `${file}, line ${before.length}: ${fault.message}.\n\n` +
        `  ${line.slice(from, from + 80)}\n  ${' '.repeat(column - from)}^\n\n${advice}`,
    );
  }
  return undefined;
}
