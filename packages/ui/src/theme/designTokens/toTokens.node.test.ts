import { describe, expect, test } from 'vitest';
import { cssVariableName } from '../cssVariableName.ts';
import { deriveTheme } from '../derive/deriveTheme.ts';
import { sangam } from '../sangam.ts';
import { setu } from '../setu.ts';
import { pictureFilter } from '../pictureFilter.ts';
import { themeRules } from '../themeRules.ts';
import type { ThemeDefinition } from '../tokens.ts';
import { schemaErrors } from '../../../../../tests/support/publishedSchema.ts';
import type { DesignToken } from './format.ts';
import { type ResolverDocument, toResolver } from './toResolver.ts';
import { toTokens } from './toTokens.ts';

const { light, dark } = deriveTheme({ brand: '#7a1fa2', accent: '#ffb300' });
const themes: ThemeDefinition[] = [setu, sangam, { name: 'derived', light, dark }];

const isToken = (value: object): value is DesignToken => '$value' in value;

/** Every token of a document with its path, as a tool that reads the format finds them. */
function tokensIn(group: object, path: string[] = []): { path: string[]; token: DesignToken }[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    return isToken(value)
      ? [{ path: [...path, name], token: value }]
      : tokensIn(value, [...path, name]);
  });
}

const dimension = { value: 1, unit: 'rem' };
const color = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1, hex: '#000000' };

const format = 'https://www.designtokens.org/schemas/2025.10/format.json';
const resolver = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

describe.for(themes)('$name', (theme) => {
  const tokens = toTokens(theme);

  test('is a document of the format', () => {
    expect(tokensIn(tokens).length).toBeGreaterThan(90);
    for (const document of [tokens, tokens.light, tokens.dark]) {
      expect(schemaErrors(format, document)).toEqual([]);
      // It is the same after being written to a file.
      expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    }
  });

  test('as a document of the resolver gives every token in either mode', () => {
    const document = toResolver(theme);
    expect(schemaErrors(resolver, document)).toEqual([]);
    const { $description: _text, light, dark, ...shared } = tokens;
    expect(resolve(document)).toEqual({ ...shared, ...light });
    expect(resolve(document, { mode: 'dark' })).toEqual({ ...shared, ...dark });
  });

  test('sets what the stylesheet sets', () => {
    const [all = {}, byNight = {}] = themeRules([':root'], theme).map(
      ({ declarations }) => declarations,
    );
    const { light: day, dark: night, ...shared } = tokens;
    const set = (documents: object) =>
      Object.fromEntries(
        tokensIn(documents).map(({ path, token }) => [cssVariableName(path), toCss(token)]),
      );
    expect(set({ ...shared, ...day })).toEqual(chosen(all));
    expect(set(night)).toEqual(chosen(byNight));
  });
});

/** As the resolver module specifies: sources in resolution order, of a modifier those of the chosen context. */
function resolve(document: ResolverDocument, inputs: Record<string, string> = {}): object {
  const sources = document.resolutionOrder.flatMap(({ $ref }): readonly object[] => {
    const [, kind = '', name = ''] = $ref.split('/');
    if (kind === 'sets') return document.sets[name as 'shared'].sources;
    const modifier = document.modifiers[name as 'mode'];
    return modifier.contexts[(inputs[name] ?? modifier.default) as 'light'];
  });
  return Object.assign({}, ...sources) as object;
}

/** The variables, without the declarations that depend on the mode alone. */
const chosen = ({
  'color-scheme': _scheme,
  [pictureFilter]: _filter,
  ...variables
}: Record<string, string>) => variables;

/** Converts a token back to CSS, written from the format alone. */
function toCss({ $type, $value, $extensions }: DesignToken): string {
  if ($extensions) return $extensions['setu.css'];
  switch ($type) {
    case 'color':
      return colorToCss($value as typeof color);
    case 'fontFamily':
      return ($value as string[])
        .map((name) => (name.includes(' ') ? `"${name}"` : name))
        .join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`;
    case 'shadow':
      return ($value as Record<string, typeof dimension>[])
        .map(({ offsetX, offsetY, blur, color: shade }) =>
          [...[offsetX, offsetY, blur].map(lengthToCss), colorToCss(shade as never)].join(' '),
        )
        .join(', ');
    case 'dimension':
    case 'duration':
      return lengthToCss($value as typeof dimension);
    default:
      return String($value);
  }
}

function lengthToCss({ value, unit }: typeof dimension = dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function colorToCss({ components, alpha, hex }: typeof color): string {
  if (alpha === 1) return hex;
  return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
}

test('a length that the format cannot say keeps its CSS beside the nearest one', () => {
  const { text, layout, space } = toTokens(setu);
  expect(text.xl2).toEqual({
    $type: 'dimension',
    $value: { value: 2.125, unit: 'rem' },
    $extensions: { 'setu.css': 'clamp(1.625rem, 1.42rem + 0.9vw, 2.125rem)' },
  });
  expect(layout.measure.$value).toEqual({ value: 33, unit: 'rem' });
  expect(space.x4).toEqual({ $type: 'dimension', $value: { value: 1, unit: 'rem' } });
});

test('has a flat theme, weights by name, and colours in the other ways of CSS', () => {
  const { shadow, weight, light } = toTokens({
    ...setu,
    light: { ...setu.light, ink: 'hsl(0 0% 20%)' },
    shadow: { ...setu.shadow, raised: 'none' },
    weight: { ...setu.weight, heading: 'bold' },
  });
  const transparent = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
  const none = { value: 0, unit: 'px' };
  expect(shadow.raised).toEqual({
    $type: 'shadow',
    $value: [{ color: transparent, offsetX: none, offsetY: none, blur: none, spread: none }],
    $extensions: { 'setu.css': 'none' },
  });
  expect(weight.heading.$value).toBe('bold');
  expect(light.color.ink.$value.hex).toBe('#333333');
});

test.each([
  ['rgb(0 0 0 / 0.2) 0 1px  2px', {}],
  ['0 1px 2px rgb(0 0 0 / 0.2) inset', { inset: true }],
])('has the shadow %s', (raised, more) => {
  const { shadow } = toTokens({ ...setu, shadow: { ...setu.shadow, raised } });
  const px = (value: number) => ({ value, unit: 'px' });
  const color = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.2, hex: '#000000' };
  expect(shadow.raised.$value).toEqual([
    { color, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), ...more },
  ]);
});

test('has the curves that CSS names', () => {
  const { motion } = toTokens({ ...setu, motion: { ...setu.motion, ease: 'ease-out' } });
  expect(motion.ease.$value).toEqual([0, 0, 0.58, 1]);
});

test('refuses what the format has no words for, and what is no theme', () => {
  const odd = { ...setu, radius: { md: 'calc(1px + 1vw)' } };
  expect(() => toTokens(odd)).toThrow(
    /^toTokens: radius\.md is "calc\(1px \+ 1vw\)", which is no dimension of the format\.$/,
  );
  expect(() => toTokens({ ...setu, light: { ...setu.light, ink: 'Canvas' } })).toThrow(
    /toTokens: color\.ink .* no color/,
  );
  const bent = { ...setu, shadow: { ...setu.shadow, raised: 'calc(1px + 1px) 0 2px red' } };
  expect(() => toTokens(bent)).toThrow(/toTokens: shadow\.raised .* no shadow/);
  const { ink: _ink, ...holed } = setu.light;
  // @ts-expect-error a colour is missing
  expect(() => toTokens({ ...setu, light: holed })).toThrow(TypeError);
});
