import type { ColorTokens } from './tokens.ts';

export type ColorName = keyof ColorTokens;

/** The contrast that two colours of a theme must have: WCAG 2.2, 1.4.3 (text) and 1.4.11 (shapes). */
export interface ContrastPair {
  /** The text, or the outline of a control. */
  color: ColorName;
  /** The background. */
  ground: ColorName;
  /** The minimum ratio: 4.5 for text, 3 for shapes. */
  required: 4.5 | 3;
}

export interface ContrastMeasurement extends ContrastPair {
  /** From 1 (the same colour) to 21 (black on white). */
  ratio: number;
  passes: boolean;
}

const page: ColorName[] = ['paper', 'surface', 'sunken'];
const band: ColorName[] = ['brand', 'brandRaised'];

/** Every pair that the comments in tokens.ts name: components put these together alone, but for ornaments. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['ink', 'inkMuted', 'accentText', 'link', 'linkHover', 'linkVisited'], page),
  ...pairs(['success', 'danger'], page),
  ...pairs(['ink', 'success'], ['successSurface']),
  ...pairs(['ink', 'danger'], ['dangerSurface']),
  ...pairs(['onBrand', 'onBrandMuted', 'accent'], band),
  ...pairs(['blink'], ['brand']),
  ...pairs(['brand'], ['onBrandMuted']),
  ...pairs(['onAccent'], ['accent']),
  ...pairs(['onAction'], ['action', 'actionHover']),
  ...pairs(['onChip'], ['chip']),
  ...pairs(['lineStrong', 'focus'], page, 3),
  ...pairs(['focusOnBrand'], band, 3),
];

function pairs(colors: ColorName[], grounds: ColorName[], required: 4.5 | 3 = 4.5): ContrastPair[] {
  return colors.flatMap((color) => grounds.map((ground) => ({ color, ground, required })));
}

/**
 * Measures every pair of one mode of a theme: `measureContrast(definition.light)`.
 *
 * @throws TypeError when a colour is neither hexadecimal nor `rgb()`, or is translucent.
 */
export function measureContrast(colors: ColorTokens): ContrastMeasurement[] {
  return contrastPairs.map((pair) => {
    const ratio = contrastRatio(colors[pair.color], colors[pair.ground]);
    return { ...pair, ratio, passes: ratio >= pair.required };
  });
}

/** @internal WCAG's contrast ratio of two opaque colours. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1];
  if (hex !== undefined) {
    const size = hex.length / 3;
    return [0, 1, 2].map((index) => {
      const digits = hex.slice(index * size, (index + 1) * size);
      return Number.parseInt(size === 1 ? digits + digits : digits, 16);
    });
  }
  const rgb = /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/i.exec(color.trim());
  if (rgb) return rgb.slice(1).map(Number);
  throw new TypeError(
    `measureContrast: "${color}" must be an opaque colour as #rgb, #rrggbb or rgb(), so that its contrast can be measured.`,
  );
}
