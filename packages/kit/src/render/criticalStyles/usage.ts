import type { Part } from './parse.ts';

/** The parts of a page that its styles depend on. */
export interface Used {
  /** `class` attributes as written in the page. */
  classLists: string[];
  tags: string[];
  data: string[];
  /** Custom properties that the page itself names. */
  properties: string[];
  /** The `unicode-range` values of fonts of which the page has a character. */
  shown: string[];
}

/** Finds in a page's HTML everything that these parts of a stylesheet depend on. */
export function createReadUsage(parts: readonly Part[]): (html: string) => Used {
  const dataAttributes = distinct(
    parts.flatMap((part) =>
      'rule' in part ? part.rule.selectors.flatMap(({ data }) => data) : [],
    ),
  );
  const characters = distinct(
    parts.flatMap((part) => ('fontFace' in part ? (part.fontFace.characters ?? []) : [])),
  ).map((characters) => ({ characters, pattern: toPattern(characters) }));
  const properties = new Set(
    parts.flatMap((part) => {
      if ('keyframes' in part) return part.keyframes.reads;
      return 'rule' in part
        ? part.rule.declarations.flatMap(({ name, reads }) => [name, ...reads])
        : [];
    }),
  );

  return (html) => {
    const attributes = found(html, /\s(?:(?:data|aria)-[\w-]+|dir|disabled)="[^"]*"/g).join('');
    return {
      classLists: found(html, /\sclass="[^"]*"/g),
      tags: found(html, /<[a-z][a-z0-9]*/g),
      data: dataAttributes.filter((attribute) => attributes.includes(` ${attribute}`)),
      // Not each word after two hyphens in a text: it would make a kind of page of its own.
      properties: found(html, /--[a-z][\w-]*/g).filter((name) => properties.has(name)),
      shown: characters.flatMap(({ characters, pattern }) =>
        pattern.test(html) ? [characters] : [],
      ),
    };
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

const found = (text: string, pattern: RegExp) => distinct(text.match(pattern) ?? []);

/** Converts `U+900-97F, U+200C` to a pattern that matches one of these characters. */
function toPattern(unicodeRange: string): RegExp {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u');
}
