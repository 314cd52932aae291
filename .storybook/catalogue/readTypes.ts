import { babelParse, types as t } from 'storybook/internal/babel';

/** The types and interfaces of these names in a module, as they are written, with the comments inside. */
export function readTypes(code: string, names: readonly string[]): string {
  return babelParse(code)
    .program.body.map((statement) =>
      t.isExportNamedDeclaration(statement) ? statement.declaration : undefined,
    )
    .filter(
      (declared) => t.isTSInterfaceDeclaration(declared) || t.isTSTypeAliasDeclaration(declared),
    )
    .filter(({ id }) => names.includes(id.name))
    .map(({ start, end }) => code.slice(start ?? 0, end ?? 0))
    .join('\n\n');
}
