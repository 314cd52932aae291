import { parse } from 'postcss';
import type { AtRule, Container, Root } from 'postcss';

/** One rule of the stylesheet, with what stands around it. */
interface Rule {
  /** `@layer …`, `@media …`, outermost first. */
  around: string[];
  selectors: Selector[];
  declarations: Declaration[];
}

interface Selector {
  text: string;
  /** An element must carry all of these for the selector to match anything. */
  classes: string[];
  tags: string[];
  /** `data-state="open"` and their like: with these only React answers, and it brings all styles. */
  data: string[];
  rightToLeft: boolean;
}

interface Declaration {
  name: string;
  text: string;
  /** Custom properties that it reads. */
  reads: string[];
}

interface FontFace {
  around: string[];
  family: string;
  text: string;
  /** Its `unicode-range`; undefined: it is for all characters. */
  characters: string | undefined;
}

interface Keyframes {
  around: string[];
  name: string;
  text: string;
}

type Part = { rule: Rule } | { fontFace: FontFace } | { keyframes: Keyframes };

/**
 * Gives the part of a stylesheet that a page's HTML can use, in the same order, so that it can stand in
 * the page itself: rules whose classes and elements are there (in whatever state: hover, open, dark,
 * print), the custom properties these read, the fonts and animations they name. A page is then
 * complete without another request, and no rule has to be marked as critical by hand.
 */
export function createCriticalStyles(css: string): (html: string) => string {
  const root = parse(css);
  writeConstants(root);
  const parts = readParts(root, []);

  const dataAttributes = [
    ...new Set(
      parts.flatMap((part) =>
        'rule' in part ? part.rule.selectors.flatMap(({ data }) => data) : [],
      ),
    ),
  ];
  const characters = [
    ...new Set(
      parts.flatMap((part) => ('fontFace' in part ? (part.fontFace.characters ?? []) : [])),
    ),
  ].map((characters) => ({ characters, pattern: toPattern(characters) }));
  const made = new Map<string, string>();

  return function criticalStyles(html) {
    const attributes = distinct(html, /\s(?:data-[\w-]+|dir)="[^"]*"/g).join('');
    const used: Used = {
      classLists: distinct(html, /\sclass="[^"]*"/g),
      tags: distinct(html, /<[a-z][a-z0-9]*/g),
      data: dataAttributes.filter((attribute) => attributes.includes(` ${attribute}`)),
      properties: distinct(html, /--[a-z][\w-]*/g),
      rightToLeft: attributes.includes(' dir="rtl"'),
      shown: characters.flatMap(({ characters, pattern }) =>
        pattern.test(html) ? [characters] : [],
      ),
    };
    // Pages of one kind use the same, whatever they say.
    const key = JSON.stringify(used);
    const known = made.get(key);
    if (known !== undefined) return known;
    const css = stylesFor(used);
    if (made.size >= mostRemembered) made.clear();
    made.set(key, css);
    return css;
  };

  function stylesFor(used: Used): string {
    const classes = new Set(
      used.classLists.flatMap((list) => list.slice(list.indexOf('"') + 1, -1).split(/\s+/)),
    );
    const tags = new Set(used.tags.map((tag) => tag.slice(1)));
    const matches = (selector: Selector) =>
      selector.classes.every((name) => classes.has(name)) &&
      selector.tags.every((tag) => tags.has(tag)) &&
      selector.data.every((attribute) => used.data.includes(attribute)) &&
      (!selector.rightToLeft || used.rightToLeft);

    const matching = new Map<Rule, string[]>();
    for (const part of parts) {
      if (!('rule' in part)) continue;
      const selectors = part.rule.selectors.filter(matches).map(({ text }) => text);
      if (selectors.length > 0) matching.set(part.rule, selectors);
    }

    const properties = propertiesRead([...matching.keys()], used.properties);
    const kept = new Map<Rule, string>();
    for (const [rule, selectors] of matching) {
      const declarations = rule.declarations
        .filter(({ name }) => !name.startsWith('--') || properties.has(name))
        .map(({ text }) => text);
      if (declarations.length > 0)
        kept.set(rule, `${selectors.join(',')}{${declarations.join(';')}}`);
    }

    const rules = [...kept.values()].join('\n');
    const pieces = parts.flatMap((part): { around: string[]; text: string }[] => {
      if ('rule' in part) {
        const text = kept.get(part.rule);
        return text === undefined ? [] : [{ around: part.rule.around, text }];
      }
      if ('keyframes' in part) {
        const isNamed = new RegExp(`\\b${part.keyframes.name}\\b`).test(rules);
        return isNamed ? [part.keyframes] : [];
      }
      const { family, characters } = part.fontFace;
      const isRead = rules.includes(family);
      const isShown = characters === undefined || used.shown.includes(characters);
      return isRead && isShown ? [part.fontFace] : [];
    });
    return shortenNames(join(pieces), properties, used.properties);
  }
}

/** All that the styles of a page depend on. */
interface Used {
  /** Attributes as they stand in the page. */
  classLists: string[];
  tags: string[];
  data: string[];
  /** Custom properties that the page itself names. */
  properties: string[];
  rightToLeft: boolean;
  /** Of the characters that fonts are for, those that the page has. */
  shown: string[];
}

const mostRemembered = 200;

const distinct = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))];

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
      return [{ keyframes: { around, name: node.params, text: node.toString() } }];
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
    reads: Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, read]) => read ?? ''),
  };
}

/** What stands in the brackets of `:not()`, `:is()` and their like is not asked for. */
function toSelector(text: string): Selector {
  let bare = text;
  for (let last = ''; last !== bare;) {
    last = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  const attributes = Array.from(bare.matchAll(/\[([^\]]*)\]/g), ([, attribute]) => attribute ?? '');
  const names = bare.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  return {
    text,
    classes: Array.from(names.matchAll(/\.([\w-]+)/g), ([, name]) => name ?? ''),
    // What `:dir(rtl)` becomes for older browsers; the language of a passage sets no direction here.
    rightToLeft: text.includes(':lang(ar)'),
    tags: Array.from(names.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, tag]) => tag ?? ''),
    // What a visitor chooses for the whole page stands there before React.
    data: attributes
      .filter(
        (attribute) =>
          attribute.startsWith('data-') && !/^data-setu-(?:mode|motion)/.test(attribute),
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

/** `U+900-97F, U+200C` as a pattern that finds one of them. */
function toPattern(unicodeRange: string): RegExp {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u');
}

/** The custom properties that these rules, or the page itself, read, directly or by way of others. */
function propertiesRead(rules: Rule[], ofPage: readonly string[]): Set<string> {
  const declared = new Map<string, string[]>();
  const found = new Set<string>();
  const queue = [...ofPage];
  for (const { declarations } of rules) {
    for (const { name, reads } of declarations) {
      if (name.startsWith('--')) declared.set(name, [...(declared.get(name) ?? []), ...reads]);
      else queue.push(...reads);
    }
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...(declared.get(name) ?? []));
  }
  return found;
}

/** Writes the pieces one after the other, and opens what stands around them no more often than needed. */
function join(pieces: { around: string[]; text: string }[]): string {
  let open: string[] = [];
  let css = '';
  for (const { around, text } of pieces) {
    let shared = 0;
    while (shared < open.length && open[shared] === around[shared]) shared += 1;
    css += '}'.repeat(open.length - shared);
    for (const opening of around.slice(shared)) css += `${opening}{`;
    css += text;
    open = around;
  }
  return css + '}'.repeat(open.length);
}

/**
 * Gives custom properties that only these styles know names of a letter or two: a fiftieth of a page. The
 * stylesheet that comes later has the whole names, for its own rules.
 */
function shortenNames(css: string, names: Set<string>, ofPage: readonly string[]): string {
  const short = new Map<string, string>();
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => {
    if (!names.has(name) || ofPage.includes(name)) return name;
    const known = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, known);
    return known.length < name.length ? known : name;
  });
}
