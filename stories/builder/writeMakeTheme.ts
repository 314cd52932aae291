import type { ThemeDefinition } from '@setu/ui';

/** A theme as the module that a developer would have written: `export const meadow = makeTheme({ … })`. */
export function writeMakeTheme(definition: ThemeDefinition): string {
  return `import { makeTheme } from '@setu/ui/theme';

export const ${identifier(definition.name)} = makeTheme(${write(definition, '')});
`;
}

/** `spring-meadow` -> `springMeadow` */
function identifier(name: string): string {
  return name.replaceAll(/-+(.?)/g, (_all, letter: string) => letter.toUpperCase());
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
