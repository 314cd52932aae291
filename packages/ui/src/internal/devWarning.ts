// TypeScript rejects a missing name or an unknown variant; plain JavaScript is warned here. By the check that each
// begins with, bundlers empty the functions in production and remove their calls.
declare const process: { env: { NODE_ENV?: string } };

let warned: Set<string> | undefined;

/** Each warning once, however often a component renders. */
function warn(message: string): void {
  warned ??= new Set();
  if (warned.has(message)) return;
  warned.add(message);
  // oxlint-disable-next-line no-console -- the purpose of this file
  console.warn(`@setu/ui: ${message}`);
}

/**
 * Warns when the prop that names a component is missing or empty.
 *
 * @param attributes may name it instead. Read here, because bundlers keep what reads a property.
 */
export function requireName(
  component: string,
  prop: string,
  given: unknown,
  attributes?: { 'aria-label'?: unknown },
): void {
  if (process.env.NODE_ENV === 'production') return;
  const name = given ?? attributes?.['aria-label'];
  const missing = typeof name === 'string' ? name.trim() === '' : (name ?? false) === false;
  if (!missing) return;
  warn(
    `<${component}> has no \`${prop}\`. That is its accessible name: without it, a screen reader cannot say what this is. Give it \`${prop}\`, a short text that is not empty.`,
  );
}

/** Warns when the value of a prop is not one that the component knows, a key of `known`. */
export function requireKnown(component: string, prop: string, value: unknown, known: object): void {
  if (process.env.NODE_ENV === 'production') return;
  if (Object.hasOwn(known, String(value))) return;
  warn(
    `<${component}> does not know the \`${prop}\` "${String(value)}", and cannot show it as it is meant. Give it one of: ${Object.keys(known).join(', ')}.`,
  );
}

/** Warns of an address that becomes no link (see `isSafeHref`), unless an author left it out or means harm. */
export function warnOfHref(href: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  if (/^\s*($|javascript:)/i.test(String(href))) return;
  warn(
    `the address "${String(href)}" becomes no link. Begin it with /, ? or #, or with https:, http:, mailto: or tel:.`,
  );
}

/** Warns of labels that are not in a set: they would never be shown. */
export function requireKnownLabels(
  set: string,
  given: readonly (object | undefined)[],
  known: object,
): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const label of given.flatMap((labels) => Object.keys(labels ?? {}))) {
    if (Object.hasOwn(known, label)) continue;
    warn(
      `the labels of \`${set}\` have no "${label}", so that text is never shown. Give it as one of: ${Object.keys(known).join(', ')}.`,
    );
  }
}
