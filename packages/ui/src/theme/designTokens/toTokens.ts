import { contractShape } from '../contractShape.ts';
import { cssVariableName } from '../cssVariableName.ts';
import { themeRules } from '../themeRules.ts';
import type { ColorTokens, SharedTokens, ThemeDefinition } from '../tokens.ts';
import type { ColorValue, DesignToken } from './format.ts';
import {
  readColorValue,
  readCubicBezier,
  readDimension,
  readDuration,
  readFontFamilies,
  readNumber,
  readShadows,
  readWeight,
} from './values.ts';
import type { Reader } from './values.ts';

type Group<Tokens, Value = unknown> = { [Name in keyof Tokens]: DesignToken<Value> };

/** The colours of one mode: a document of its own, for tools that read a file for each mode. */
export interface ModeDesignTokens {
  color: Group<ColorTokens, ColorValue>;
}

/** A theme in the Design Tokens Format. Names are those of the contract: `light.color.ink`, `space.x4`. */
export type DesignTokens = {
  $description: string;
  light: ModeDesignTokens;
  dark: ModeDesignTokens;
} & { [Name in keyof SharedTokens]: Group<SharedTokens[Name]> };

/**
 * A theme as design tokens, for Figma and other tools that read the Design Tokens Format 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/): the values of its stylesheet.
 *
 * @throws TypeError when the definition is not that of a theme, or has a value that the format cannot express.
 */
export function toTokens(definition: ThemeDefinition): DesignTokens {
  const [light, dark] = themeRules([], definition).map(({ declarations }) => declarations);
  const { color, ...shared } = contractShape;
  const group = (name: string, shape: object, declarations: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.keys(shape).map((token) => {
        const path = [name, token];
        return [token, toToken(path.join('.'), declarations[cssVariableName(path)] ?? '')];
      }),
    );
  return {
    $description: `The theme ${definition.name} of @setu/ui.`,
    light: { color: group('color', color, light) },
    dark: { color: group('color', color, dark) },
    ...Object.fromEntries(
      Object.entries(shared).map(([name, shape]) => [name, group(name, shape, light)]),
    ),
  } as DesignTokens;
}

/** The format's type of a group, or of one token of it, and its reader. */
const types: Record<string, [type: string, read: Reader]> = {
  color: ['color', readColorValue],
  font: ['fontFamily', readFontFamilies],
  text: ['dimension', readDimension],
  leading: ['number', readNumber],
  weight: ['fontWeight', readWeight],
  space: ['dimension', readDimension],
  radius: ['dimension', readDimension],
  border: ['dimension', readDimension],
  shadow: ['shadow', readShadows],
  motion: ['duration', readDuration],
  'motion.ease': ['cubicBezier', readCubicBezier],
  layout: ['dimension', readDimension],
};

function toToken(name: string, css: string): DesignToken {
  const [type, read] = types[name] ?? types[name.split('.')[0] ?? ''] ?? ['', () => undefined];
  const value = read(css);
  if (value === undefined) {
    throw new TypeError(
      `toTokens: ${name} is ${JSON.stringify(css)}, which is no ${type} of the format.`,
    );
  }
  const exact = !/^clamp\(|[\d.]em$|^none$/.test(css);
  return { $type: type, $value: value, ...(!exact && { $extensions: { 'setu.css': css } }) };
}
