import { parse } from 'postcss';
import type { AtRule, Container, Root } from 'postcss';

/** One rule of the stylesheet, with what stands around it. */
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
  /** `data-state="open"`, `aria-current` and their like: with these only React answers, and it brings all styles; `dir`. */
  data: string[];
  /** It asks for a pointer: the first move of one brings all styles. */
  hovers: boolean;
}

export interface Declaration {
  name: string;
  text: string;
  /** Custom properties that it reads. */
  reads: string[];
}

export interface FontFace {
  around: string[];
  family: string;
  text: string;
  /** Its `unicode-range`; undefined: it is for all characters. */
  characters: string | undefined;
}

export interface Keyframes {
  around: string[];
  name: string;
  text: string;
  reads: string[];
}

export type Part = { rule: Rule } | { fontFace: FontFace } | { keyframes: Keyframes };

/** The parts of a stylesheet in their order, and its cascade layers in theirs. */
export function parseStyles(css: string): { parts: Part[]; layers: string[] } {
  const root = parse(css);
  writeConstants(root);
  const layers = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(/,\s*/)) layers.add(name);
  });
  return { parts: readParts(root, []), layers: [...layers] };
}

/** Longer values are cheaper named than repeated. */
const longestConstant = 24;

/** Puts the value in place of a custom property that has the same one everywhere, such as a distance. */
function writeConstants(root: Root): void {
  const values = new Map<string, Set<string>>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const known = values.get(prop) ?? new Set();
    // Set on anything less than the whole page, it is no constant.
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
    if (node.name === 'font-face') return [{ fontFace: toFontFace(node, around) }];
    if (node.name.endsWith('keyframes')) {
      const text = node.toString();
      return [{ keyframes: { around, name: node.params, text, reads: propertiesIn(text) } }];
    }
    return readParts(node, [...around, `@${node.name} ${node.params}`]);
  });
}

function toDeclaration(name: string, written: string, important: boolean): Declaration {
  // Spaces after commas, other than in quotes, are some 60 bytes of every page.
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

/** What stands in the brackets of `:not()`, `:is()` and their like is not asked for. */
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
      // What the body is asked for is asked of the page: a sheet that is printed alone.
      ...Array.from(text.matchAll(/^body:has\(\.([\w-]+)\)/g), ([, name]) => name ?? ''),
    ],
    tags: Array.from(names.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, tag]) => tag ?? ''),
    // What a visitor chooses for the whole page stands there before React.
    data: attributes
      .filter(
        (attribute) =>
          /^(?:data-|aria-|dir=|disabled)/.test(attribute) &&
          !/^data-setu-(?:mode|motion)/.test(attribute),
      )
      .map((attribute) => attribute.replace(/=["']?([^"']*)["']?$/, '="$1"')),
  };
}

function toFontFace(node: AtRule, around: string[]): FontFace {
  const values = new Map<string, string>();
  node.walkDecls(({ prop, value }) => void values.set(prop, value));
  return {
    around,
    family: (values.get('font-family') ?? '').replaceAll(/["']/g, ''),
    text: node.toString(),
    characters: values.get('unicode-range'),
  };
}
