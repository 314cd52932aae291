import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toResolver, toTokens } from '../src/deriveTheme.ts';
import type { ThemeDefinition } from '../src/theme/tokens.ts';
import { readThemes } from './publicSurface.ts';

/**
 * Writes each shipped theme as tokens: `<theme>.json`, `.light.json` and `.dark.json` of one mode, `.resolver.json`.
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
