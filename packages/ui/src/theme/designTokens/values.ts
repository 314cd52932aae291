import { formatHex, modeHsl, modeHwb, modeOklch, modeRgb, parse, useMode as know } from 'culori/fn';
import type { ColorValue, DimensionValue } from './format.ts';

// culori only knows the colour spaces that are registered. In a bundle, those of other modules may be shaken off.
know(modeRgb);
know(modeHsl);
know(modeHwb);
know(modeOklch);

/** Converts a CSS value to the format's; undefined where the format cannot express it. */
export type Reader = (css: string) => unknown;

export function readColorValue(css: string): ColorValue | undefined {
  const color = parse(css);
  if (color === undefined) return undefined;
  const hex = formatHex(color);
  const components = [1, 3, 5].map((start) =>
    round(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return { colorSpace: 'srgb', components, alpha: color.alpha ?? 1, hex };
}

/** The format has px and rem. Of a length that grows with the window (`clamp`) it gets the largest; an em is a rem. */
export function readDimension(css: string): DimensionValue | undefined {
  const largest = /^clamp\(.+,([^,]+)\)$/.exec(css)?.[1] ?? css;
  const [, value, unit] = /^(-?[\d.]+)(px|r?em)$/.exec(largest.trim()) ?? [];
  if (css === '0') return { value: 0, unit: 'px' };
  if (value === undefined) return undefined;
  return { value: Number(value), unit: unit === 'px' ? 'px' : 'rem' };
}

export function readFontFamilies(css: string): string[] {
  return css.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));
}

export function readNumber(css: string): number | undefined {
  const number = Number(css);
  return Number.isNaN(number) ? undefined : number;
}

/** The format has names too, of which CSS has these two. */
export const readWeight = (css: string): number | string | undefined =>
  /^(?:normal|bold)$/.test(css) ? css : readNumber(css);

export function readDuration(css: string): { value: number; unit: string } | undefined {
  const [, value, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit };
}

/** https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions */
const namedCurves: Record<string, number[]> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

export function readCubicBezier(css: string): number[] | undefined {
  if (Object.hasOwn(namedCurves, css)) return namedCurves[css];
  const numbers = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  return numbers?.length === 4 && !numbers.some(Number.isNaN) ? numbers : undefined;
}

/** Each shadow of a list: two to four lengths and a colour, and `inset` for one that falls inwards. */
export function readShadows(css: string): object[] | undefined {
  if (css === 'none') return readShadows('0 0 transparent');
  const shadows = css.split(/,(?![^(]*\))/).map((shadow) => {
    const parts: readonly string[] = shadow.match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
    const inset = parts.includes('inset') || undefined;
    const [offsetX, offsetY, blur = zero, spread = zero] = parts.flatMap(
      (part) => readDimension(part) ?? [],
    );
    const color = readColorValue(
      parts.filter((part) => part !== 'inset' && readDimension(part) === undefined).join(' '),
    );
    return { color, offsetX, offsetY, blur, spread, ...(inset && { inset }) };
  });
  const whole = shadows.every((shadow) =>
    Object.values(shadow).every((part) => part !== undefined),
  );
  return whole ? shadows : undefined;
}

const zero: DimensionValue = { value: 0, unit: 'px' };

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
