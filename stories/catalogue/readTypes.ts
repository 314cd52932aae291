import { babelParse, types as t } from 'storybook/internal/babel';

/** The types and interfaces that a module declares, by name, as they are written, with the comments inside. */
export function readTypes(code: string): [name: string, written: string][] {
  return babelParse(code)
    .program.body.map((statement) =>
      t.isExportNamedDeclaration(statement) ? statement.declaration : statement,
    )
    .filter(
      (declared) => t.isTSInterfaceDeclaration(declared) || t.isTSTypeAliasDeclaration(declared),
    )
    .map(({ id, start, end }) => [id.name, code.slice(start ?? 0, end ?? 0)]);
}

/** The type of a component's props, then the types that it names, and those that these name. */
export function typesBehind(props: string, declared: ReadonlyMap<string, string>): string[] {
  const found = new Set([props]);
  // The iteration of a set includes values that are added during it.
  for (const name of found) {
    const named = declared.get(name)?.match(/\b[A-Z]\w+/g) ?? [];
    for (const other of named) if (declared.has(other)) found.add(other);
  }
  return Array.from(found, (name) => declared.get(name) ?? '');
}
