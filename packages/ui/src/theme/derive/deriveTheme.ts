import { contrastPairs, contrastRatio } from '../contrast.ts';
import type { ColorName, ContrastMeasurement } from '../contrast.ts';
import type { ColorTokens } from '../tokens.ts';
import { type Oklch, readColor, toHex } from './oklch.ts';
import { type Recipes, backdropOf, darkRecipes, lightRecipes } from './recipes.ts';

/** A colour that differs from the wanted one, with which a pair of colours would have lacked contrast. */
export interface MovedColor {
  token: ColorName;
  mode: 'light' | 'dark';
  /** As `#rrggbb`; for `brand` and `accent` the given colour. */
  wanted: string;
  /** The same colour at the nearest lightness at which every pair passes, as `#rrggbb`. */
  got: string;
  /** The pair that the wanted colour would have failed by most. */
  because: ContrastMeasurement;
}

export interface DerivedTheme {
  /** For `makeTheme`, with `dark` and a name: `makeTheme({ name: 'meadow', light, dark })`. */
  light: ColorTokens;
  dark: ColorTokens;
  /** Light before dark, and a colour before those that had to adapt to it. */
  moved: MovedColor[];
}

/**
 * All colours of a theme, light and dark, from the two of an institute. Every pair of `measureContrast` reaches WCAG
 * AA: a colour that would fail keeps its hue, changes in lightness as little as necessary, and is listed in `moved`.
 * The bands of header and footer are dark: a light brand is darkened for them, and used as it is on buttons.
 *
 * @throws TypeError when one of the two is not an opaque CSS colour in hex, by name, or in rgb(), hsl(), hwb() or
 * oklch().
 */
export function deriveTheme(colors: { brand: string; accent: string }): DerivedTheme {
  const seeds = {
    brand: readColor('brand', colors.brand),
    accent: readColor('accent', colors.accent),
  };
  const light = settle('light', lightRecipes(seeds));
  const dark = settle('dark', darkRecipes(seeds, light.settled['brand'] ?? seeds.brand));
  return {
    light: { ...light.hexes, backdrop: translucent(backdropOf(seeds, 'light')) } as ColorTokens,
    dark: { ...dark.hexes, backdrop: translucent(backdropOf(seeds, 'dark')) } as ColorTokens,
    moved: [...light.moved, ...dark.moved],
  };
}

/** Gives each colour the lightness nearest to its recipe at which its pairs with those before it pass. */
function settle(mode: MovedColor['mode'], recipes: Recipes) {
  const settled: Record<string, Oklch> = {};
  const hexes: Partial<Record<ColorName, string>> = {};
  const moved: MovedColor[] = [];
  for (const [token, recipe] of recipes) {
    const wanted = recipe(settled);
    const promises = contrastPairs.filter(
      ({ color, ground }) =>
        (color === token && ground in hexes) || (ground === token && color in hexes),
    );
    const broken = (hex: string) =>
      promises
        .map((pair) => {
          const other = hexes[pair.color === token ? pair.ground : pair.color] ?? '';
          const ratio = contrastRatio(hex, other);
          return { ...pair, ratio, passes: ratio >= pair.required };
        })
        .filter(({ passes }) => !passes)
        .toSorted((one, other) => one.ratio / one.required - other.ratio / other.required);
    const got = nearestLightness(wanted, (hex) => broken(hex).length === 0);
    settled[token] = got;
    hexes[token] = toHex(got);
    const [because] = broken(toHex(wanted));
    if (because) moved.push({ token, mode, wanted: toHex(wanted), got: toHex(got), because });
  }
  return { settled, hexes, moved };
}

/** The wanted colour if it passes; else the nearest darker or lighter one, in steps too small to be seen. */
function nearestLightness(wanted: Oklch, holds: (hex: string) => boolean): Oklch {
  for (let distance = 0; distance <= 1; distance += 0.005) {
    for (const l of [wanted.l - distance, wanted.l + distance]) {
      const color = { ...wanted, l: Math.min(1, Math.max(0, l)) };
      if (holds(toHex(color))) return color;
    }
  }
  throw new Error(`No lightness of ${toHex(wanted)} keeps every contrast.`);
}

function translucent({ color, alpha }: { color: Oklch; alpha: number }): string {
  const hex = toHex(color);
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}
