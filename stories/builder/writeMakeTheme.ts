import type { ThemeDefinition } from '@setu/ui';

/** A theme as the module that a developer would have written. Its name may be a word that JavaScript keeps: `new`. */
export function writeMakeTheme(definition: ThemeDefinition): string {
  return `import { makeTheme } from '@setu/ui/theme';

export const theme = makeTheme(${write(definition, '')});
`;
}

function write(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return `'${String(value).replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  }
  const lines = Object.entries(value).map(
    ([key, part]) => `${indent}  ${key}: ${write(part, `${indent}  `)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}
