import type { Part, Rule, Selector } from './parse.ts';

export interface Used {
  /** `class` attributes as written in the page. */
  classLists: string[];
  tags: string[];
  data: string[];
  /** Custom properties that the page itself names. */
  properties: string[];
}

/** Finds in a page's HTML everything that these parts of a stylesheet depend on. */
export function createReadUsage(parts: readonly Part[]): (html: string) => Used {
  const dataAttributes = distinct(
    parts.flatMap((part) =>
      'rule' in part ? part.rule.selectors.flatMap(({ data }) => data) : [],
    ),
  );
  const properties = new Set(
    parts.flatMap((part) => {
      if ('keyframes' in part) return part.keyframes.reads;
      return 'rule' in part
        ? part.rule.declarations.flatMap(({ name, reads }) => [name, ...reads])
        : [];
    }),
  );

  return (html) => {
    // Most elements of a page repeat others, and its text is longer than they are.
    const elements = found(html, /<[a-z][^>]*>/g).join('');
    const attributes = found(
      elements,
      /\s(?:(?:data|aria)-[\w-]+|dir|disabled|hidden)="[^"]*"/g,
    ).join('');
    return {
      classLists: found(elements, /\sclass="[^"]*"/g),
      tags: found(elements, /<[a-z][a-z0-9]*/g),
      data: dataAttributes.filter((attribute) => attributes.includes(` ${attribute}`)),
      // Not each word after two hyphens in an attribute: it would make a kind of page of its own.
      properties: found(elements, /--[a-z][\w-]*/g).filter((name) => properties.has(name)),
    };
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

const found = (text: string, pattern: RegExp) => distinct(text.match(pattern) ?? []);

export interface Piece {
  around: string[];
  text: string;
}

/** The parts of a stylesheet that a page can use, and the custom properties that they read. */
export function selectStyles(
  parts: readonly Part[],
  used: Used,
): { pieces: Piece[]; properties: Set<string> } {
  const matching = matchingRules(parts, used);
  const byKeyframes = parts.flatMap((part) => ('keyframes' in part ? part.keyframes.reads : []));
  const properties = propertiesRead([...matching.keys()], [...used.properties, ...byKeyframes]);
  const kept = new Map<Rule, string>();
  for (const [rule, selectors] of matching) {
    const declarations = rule.declarations
      .filter(({ name }) => !name.startsWith('--') || properties.has(name))
      .map(({ text }) => text);
    if (declarations.length > 0)
      kept.set(rule, `${selectors.join(',')}{${declarations.join(';')}}`);
  }
  const rules = [...kept.values()].join('\n');
  const pieces = parts.flatMap((part): Piece[] => {
    if ('rule' in part) {
      const text = kept.get(part.rule);
      return text === undefined ? [] : [{ around: part.rule.around, text }];
    }
    const isNamed = new RegExp(`\\b${part.keyframes.name}\\b`).test(rules);
    return isNamed ? [part.keyframes] : [];
  });
  return { pieces, properties };
}

function matchingRules(parts: readonly Part[], used: Used): Map<Rule, string[]> {
  const classes = new Set(
    used.classLists.flatMap((list) => list.slice(list.indexOf('"') + 1, -1).split(/\s+/)),
  );
  const tags = new Set(used.tags.map((tag) => tag.slice(1)));
  const matches = (selector: Selector) =>
    !selector.hovers &&
    selector.classes.every((name) => classes.has(name)) &&
    selector.tags.every((tag) => tags.has(tag)) &&
    selector.data.every((attribute) => used.data.includes(attribute));
  const matching = new Map<Rule, string[]>();
  for (const part of parts) {
    if (!('rule' in part)) continue;
    const selectors = part.rule.selectors.filter(matches).map(({ text }) => text);
    if (selectors.length > 0) matching.set(part.rule, selectors);
  }
  return matching;
}

/** The custom properties that these rules or the page itself read, directly or through other properties. */
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
