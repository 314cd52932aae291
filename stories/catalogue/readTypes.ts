import { babelParse, types as t } from 'storybook/internal/babel';

/** A type, interface or constant. */
export interface Declared {
  name: string;
  /** As it is written, with the comments inside. */
  written: string;
  /** The types and constants that it names, but no icons. */
  names: readonly string[];
  /** Others of its module. */
  beside: readonly Declared[];
}

/** What a module declares. */
export function readTypes(code: string): readonly Declared[] {
  const beside: Declared[] = [];
  for (const statement of babelParse(code).program.body) {
    const declared = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    const named = t.isVariableDeclaration(declared) ? declared.declarations[0] : declared;
    const isKept =
      t.isVariableDeclarator(named) ||
      t.isTSInterfaceDeclaration(named) ||
      t.isTSTypeAliasDeclaration(named);
    if (!declared || !isKept || !t.isIdentifier(named.id)) continue;
    const written = code.slice(declared.start ?? 0, declared.end ?? 0);
    beside.push({ name: named.id.name, written, names: namesIn(declared), beside });
  }
  return beside;
}

function namesIn(declared: t.Node): string[] {
  const names: string[] = [];
  const parameters: string[] = [];
  t.traverseFast(declared, (node) => {
    if (t.isTSTypeParameter(node)) parameters.push(node.name);
    const named =
      (t.isTSTypeReference(node) && node.typeName) ||
      (t.isTSExpressionWithTypeArguments(node) && node.expression) ||
      (t.isTSTypeQuery(node) && node.exprName) ||
      (t.isSpreadElement(node) && node.argument) ||
      (t.isObjectProperty(node) && node.value);
    if (named && t.isIdentifier(named)) names.push(named.name);
  });
  return names.filter((name) => !parameters.includes(name) && !name.startsWith('Icon'));
}

/** What these name has pages of its own. */
const ends = new Set(['LanguageLabels', 'UiProps']);

/** The type of a component's props, then what it names, and what this names. */
export function typesBehind(props: string, declared: readonly Declared[]): string[] {
  const named = (name: string, among: readonly Declared[]) =>
    among.find((one) => one.name === name);
  const first = named(props, declared);
  const found = new Set(first && [first]);
  // The iteration of a set includes values that are added during it.
  for (const { name: from, names, beside } of found) {
    if (ends.has(from)) continue;
    for (const name of names) {
      const other = named(name, beside) ?? named(name, declared);
      if (other) found.add(other);
    }
  }
  return Array.from(found, ({ written }) => written);
}
