import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

/** A theme changes only what is taken from the contract: style sheets hold nothing but tokens and structure. */

interface Declaration {
  file: string;
  property: string;
  value: string;
}

const source = path.resolve(import.meta.dirname, '..');
const declarations: Declaration[] = [];

beforeAll(async () => {
  setAdapter({
    appendCss: (css, { filePath }) => collect(filePath, css),
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  const sheets = globSync('{internal,css,components}/**/*.css.ts', { cwd: source });
  // A sheet counts as a file of its own only if it is loaded before those that import it.
  for (const sheet of sheets.toSorted((a, b) => b.localeCompare(a))) {
    setFileScope(sheet, 'ui');
    await import(/* @vite-ignore */ path.join(source, sheet));
    endFileScope();
  }
});

/** Collects the declarations from vanilla-extract's tree of selectors and at-rules. */
function collect(file: string, tree: object): void {
  for (const [property, value] of Object.entries(tree)) {
    if (property === 'selector' || property === 'type' || property === 'name') continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) collect(file, value);
    else if (typeof value === 'string' || typeof value === 'number' || Array.isArray(value)) {
      for (const one of [value].flat() as unknown[]) {
        declarations.push({ file, property, value: withoutTokens(String(one)) });
      }
    }
  }
}

const withoutTokens = (value: string) => value.replace(/var\(--[\w-]+\)/g, 'token');

/** Every declaration of these properties whose value is not allowed, readable. */
function refuse(properties: RegExp, allowed: (value: string) => boolean): string[] {
  return declarations
    .filter(({ property, value }) => properties.test(property) && !allowed(value))
    .map(({ file, property, value }) => `${file}: ${property}: ${value}`);
}

/** Each word of a value, those inside of functions too. */
const words = (value: string) => value.split(/[\s,()/]+/).filter((word) => word !== '');

const everyWord = (pattern: RegExp) => (value: string) =>
  words(value).every((word) => pattern.test(word));

/** A size of text, of which a narrow window may take a part. */
const isTextSize = (value: string) =>
  everyWord(/^(token|inherit|0|[\d.]+em|100%)$/)(value.replace(/^min\((.+), [\d.]+vw\)$/, '$1'));

describe('a component takes from the contract', () => {
  test('something at all: the sheets were read', () => {
    expect(declarations.length).toBeGreaterThan(500);
    expect(declarations.filter(({ value }) => value === 'token').length).toBeGreaterThan(300);
  });

  const literalColor = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;

  test('every colour', () => {
    expect(refuse(/./, (value) => !literalColor.test(value))).toEqual([]);
    const colored =
      /color$|^background$|^(border|outline)(Block|Inline)?(Start|End)?$|^(fill|stroke)$/i;
    expect(refuse(colored, everyWord(colorWord))).toEqual([]);
  });

  test('every colour of its drawings, but those of the mark that Google asks for', () => {
    const painted = globSync('{internal,components}/**/*.tsx', { cwd: source }).filter((file) =>
      /\b(fill|stroke|\w*color|background)(=|: ?)\{?["'](?!none|currentColor)/i.test(
        readFileSync(path.join(source, file), 'utf8'),
      ),
    );
    expect(painted).toEqual(['internal/drawings/GoogleMark.tsx']);
  });

  test('every font, size of text, weight and leading', () => {
    expect(refuse(/^fontFamily$/, everyWord(/^(token|inherit)$/))).toEqual([]);
    expect(refuse(/^font$/, everyWord(/^inherit$/))).toEqual([]);
    expect(refuse(/^fontSize$/, isTextSize)).toEqual([]);
    expect(refuse(/^fontWeight$/, everyWord(/^(token|inherit)$/))).toEqual([]);
    expect(refuse(/^lineHeight$/, everyWord(/^(token|inherit|1)$/))).toEqual([]);
  });

  test('every space', () => {
    expect(refuse(/^(padding|margin|gap$|rowGap|columnGap)/, isSpace)).toEqual([]);
  });

  test('every corner, border and shadow', () => {
    expect(refuse(/radius$/i, everyWord(/^(token|0|inherit|50%|calc|max|min|[-+*])$/))).toEqual([]);
    expect(refuse(/^border\w*Width$/, everyWord(/^(token|0|[123]px)$/))).toEqual([]);
    expect(refuse(/Shadow$/, everyWord(/^(token|none|inset|0|[1-3]px)$/))).toEqual([]);
  });

  test('every duration', () => {
    // No transition at all needs no token.
    const isToken = (value: string) => value === '0s !important' || !/\d(ms|s)\b/.test(value);
    expect(refuse(/^transition/, isToken)).toEqual([]);
  });
});

/** No colour names except system colours (forced colours) and keywords that reuse an existing colour. */
const colorWord =
  /^(token|none|inherit|transparent|currentcolor|canvas|canvastext|buttontext|linktext|graytext|highlight|highlighttext|mark|marktext|color-mix|in|oklab|linear-gradient|radial-gradient|circle|at|no-repeat|calc|[*]|solid|dashed|[\d.]+(px|%|deg)?)$/i;

/** A spacing step, a hairline, or a length relative to the text (em) or the window (vw, %). */
const spaceWord =
  /^(token|auto|inherit|calc|max|min|clamp|env|safe-area-inset-\w+|[-+*]|0|-?[1-6]px|-?[\d.]+(em|vw|%))$/;

/** Multiples of a spacing step are allowed too: `2 * token`. */
const isSpace = (value: string) =>
  everyWord(spaceWord)(value.replaceAll(/-?[\d.]+ \* token/g, 'token'));
