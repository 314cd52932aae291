import { type Container, type Root, parse } from 'postcss';

export interface Rule {
  /** `@layer …`, `@media …`, outermost first. */
  around: string[];
  selectors: Selector[];
  declarations: Declaration[];
}

export interface Selector {
  text: string;
  /** An element must carry all of these for the selector to match anything. */
  classes: string[];
  tags: string[];
  /** `dir`, and those that only React sets, after all styles are loaded: `data-state="open"`, `aria-current`. */
  data: string[];
  /** Whether it needs a pointer, whose first move loads all styles. */
  hovers: boolean;
}

export interface Declaration {
  name: string;
  text: string;
  reads: string[];
}

interface Keyframes {
  around: string[];
  name: string;
  text: string;
  reads: string[];
}

export type Part = { rule: Rule } | { keyframes: Keyframes };

export function parseStyles(css: string): { parts: Part[]; layers: string[] } {
  const root = parse(css);
  writeConstants(root);
  const layers = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(/,\s*/)) layers.add(name);
  });
  return { parts: readParts(root, []), layers: [...layers] };
}

/** A longer value takes fewer bytes as a custom property than repeated. */
const longestConstant = 24;

/** Replaces uses of a custom property that has the same value everywhere, such as a distance, with the value. */
function writeConstants(root: Root): void {
  const values = new Map<string, Set<string>>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const known = values.get(prop) ?? new Set();
    // A property set on only a part of the page is not a constant.
    const isGlobal = parent?.type === 'rule' && parent.selector.includes(':root');
    values.set(prop, known.add(isGlobal ? value : ''));
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (read, name: string) => {
      const [value = '', ...others] = values.get(name) ?? [];
      const isConstant = value !== '' && others.length === 0 && !value.includes('var(');
      return isConstant && value.length <= longestConstant ? value : read;
    });
  });
}

function readParts(container: Container, around: string[]): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') {
      const declarations = node.nodes.flatMap((child) =>
        child.type === 'decl'
          ? [toDeclaration(child.prop, child.value, child.important === true)]
          : [],
      );
      return [{ rule: { around, selectors: node.selectors.map(toSelector), declarations } }];
    }
    if (node.type !== 'atrule') return [];
    if (node.name.endsWith('keyframes')) {
      const text = node.toString();
      return [{ keyframes: { around, name: node.params, text, reads: propertiesIn(text) } }];
    }
    return readParts(node, [...around, `@${node.name} ${node.params}`]);
  });
}

function toDeclaration(name: string, written: string, important: boolean): Declaration {
  // Removing the spaces after commas, except in quotes, saves some 60 bytes in every page.
  const value = written.replaceAll(/("[^"]*")|,\s+/g, (_, quoted?: string) => quoted ?? ',');
  return {
    name,
    text: `${name}:${value}${important ? '!important' : ''}`,
    reads: propertiesIn(value),
  };
}

function propertiesIn(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, read]) => read ?? '');
}

/** The arguments of `:not()`, `:is()` and the like are not required to match. */
function toSelector(text: string): Selector {
  let bare = text;
  for (let last = ''; last !== bare;) {
    last = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  const attributes = Array.from(
    bare.replaceAll(':disabled', '[disabled]').matchAll(/\[([^\]]*)\]/g),
    ([, attribute]) => attribute ?? '',
  );
  const names = bare.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  return {
    text,
    hovers: bare.includes(':hover'),
    classes: [
      ...Array.from(names.matchAll(/\.([\w-]+)/g), ([, name]) => name ?? ''),
      // `body:has(.name)` requires the class somewhere in the page, such as for a sheet that is printed alone.
      ...Array.from(text.matchAll(/^body:has\(\.([\w-]+)/g), ([, name]) => name ?? ''),
    ],
    tags: Array.from(names.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, tag]) => tag ?? ''),
    // A visitor's settings for the whole page are set before React starts.
    data: attributes
      .filter(
        (attribute) =>
          /^(?:data-|aria-|dir=|disabled|hidden)/.test(attribute) &&
          !/^data-setu-(?:mode|motion)/.test(attribute),
      )
      .map((attribute) => attribute.replace(/=["']?([^"']*)["']?$/, '="$1"')),
  };
}
