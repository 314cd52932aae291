import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toResolver, toTokens } from '../src/deriveTheme.ts';
import type { ThemeDefinition } from '../src/theme/tokens.ts';
import { readThemes } from './publicSurface.ts';

/**
 * Writes each shipped theme as design tokens: `<theme>.json` with everything, `<theme>.light.json` and
 * `<theme>.dark.json` with the colours of one mode under the same names, for tools that make a mode of
 * each file, as Figma does; `<theme>.resolver.json` with both as the contexts of a modifier.
 */
export async function writeDesignTokens(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, tokens: object) =>
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`);
  for (const name of readThemes()) {
    const source = (await import(`../src/theme/${name}.ts`)) as Record<string, ThemeDefinition>;
    const theme = source[name];
    if (!theme) throw new Error(`packages/ui/src/theme/${name}.ts must export ${name}.`);
    const tokens = toTokens(theme);
    write(name, tokens);
    write(`${name}.light`, tokens.light);
    write(`${name}.dark`, tokens.dark);
    write(`${name}.resolver`, toResolver(theme));
  }
}
