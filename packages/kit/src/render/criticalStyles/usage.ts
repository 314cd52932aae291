import type { Part } from './parse.ts';

/** All that the styles of a page depend on. */
export interface Used {
  /** Attributes as they stand in the page. */
  classLists: string[];
  tags: string[];
  data: string[];
  /** Custom properties that the page itself names. */
  properties: string[];
  /** Of the characters that fonts are for, those that the page has. */
  shown: string[];
}

/** Reads from a page's HTML what these parts of a stylesheet depend on. */
export function createReadUsage(parts: readonly Part[]): (html: string) => Used {
  const dataAttributes = distinct(
    parts.flatMap((part) =>
      'rule' in part ? part.rule.selectors.flatMap(({ data }) => data) : [],
    ),
  );
  const characters = distinct(
    parts.flatMap((part) => ('fontFace' in part ? (part.fontFace.characters ?? []) : [])),
  ).map((characters) => ({ characters, pattern: toPattern(characters) }));

  return (html) => {
    const attributes = found(html, /\s(?:(?:data|aria)-[\w-]+|dir|disabled)="[^"]*"/g).join('');
    return {
      classLists: found(html, /\sclass="[^"]*"/g),
      tags: found(html, /<[a-z][a-z0-9]*/g),
      data: dataAttributes.filter((attribute) => attributes.includes(` ${attribute}`)),
      properties: found(html, /--[a-z][\w-]*/g),
      shown: characters.flatMap(({ characters, pattern }) =>
        pattern.test(html) ? [characters] : [],
      ),
    };
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

const found = (text: string, pattern: RegExp) => distinct(text.match(pattern) ?? []);

/** `U+900-97F, U+200C` as a pattern that finds one of them. */
function toPattern(unicodeRange: string): RegExp {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u');
}
