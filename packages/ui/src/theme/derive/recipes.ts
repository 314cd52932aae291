import type { ColorName } from '../contrast.ts';
import type { Oklch } from './oklch.ts';

export interface Seeds {
  brand: Oklch;
  accent: Oklch;
}

/** The colour wanted regardless of contrast, given the colours above it in the list. */
export type Recipe = (settled: Record<string, Oklch>) => Oklch;

/** The colours of one mode in the order in which they settle, each adapts to those above: backgrounds come first. */
export type Recipes = readonly (readonly [name: ColorName, recipe: Recipe])[];

/** The numbers are those of the shipped themes, which were drawn by hand; only the hue is the institute's. */
export function lightRecipes({ brand, accent }: Seeds): Recipes {
  const tint = tinted(brand);
  const spark = tinted(accent);
  // White text is what people expect on a button; only a light brand looks better with dark text.
  const darkOnAction = brand.l > 0.68;
  return [
    ...fixed({
      paper: tint(0.976, 0.008),
      surface: tint(0.995, 0.003),
      sunken: tint(0.942, 0.015),
      ink: tint(0.235, 0.03),
      inkMuted: tint(0.452, 0.028),
      line: tint(0.885, 0.02),
      lineStrong: tint(0.585, 0.025),
      ...onBands,
      brand,
    }),
    ['brandRaised', raised],
    ...fixed({
      onBrandMuted: tint(0.865, 0.045),
      accent,
      onAccent: spark(0.225, 0.03),
      accentText: accent,
      onAction: darkOnAction ? tint(0.225, 0.03) : white,
      // A button must be visible on the page.
      action: { ...brand, l: Math.min(brand.l, 0.86) },
    }),
    ['actionHover', ({ action = brand }) => lighter(action, darkOnAction || action.l < 0.2)],
    // Distinguishable from ink, however dark the brand.
    [
      'link',
      () => ({ ...brand, l: Math.max(brand.l, 0.38), c: Math.max(brand.c, tint(0, 0.13).c) }),
    ],
    ['linkHover', ({ link = brand }) => lighter(link, false)],
    ...fixed({
      linkVisited: { l: 0.45, c: 0.13, h: visitedHue(brand) },
      focus: tint(0.45, 0.2),
      focusOnBrand: spark(0.87, 0.125),
      chip: tint(0.935, 0.027),
      onChip: tint(0.34, 0.11),
      successSurface: { l: 0.947, c: 0.02, h: 148 },
      success: { l: 0.455, c: 0.095, h: 150 },
      dangerSurface: { l: 0.95, c: 0.02, h: 30 },
      danger: { l: 0.48, c: 0.17, h: 28 },
    }),
  ];
}

/** As in light mode, with pale colours on dark backgrounds. `band` is the brand's band in light mode. */
export function darkRecipes({ brand, accent }: Seeds, band: Oklch): Recipes {
  const tint = tinted(brand);
  const spark = tinted(accent);
  return [
    ...fixed({
      paper: tint(0.193, 0.018),
      surface: tint(0.262, 0.03),
      sunken: tint(0.155, 0.014),
      ink: tint(0.935, 0.014),
      inkMuted: tint(0.765, 0.024),
      line: tint(0.38, 0.04),
      lineStrong: tint(0.64, 0.032),
      ...onBands,
      // A large band must not be bright in dark mode.
      brand: { ...band, l: Math.min(band.l * 0.88, 0.29), c: band.c * 0.84 },
    }),
    ['brandRaised', raised],
    ...fixed({
      onBrandMuted: tint(0.85, 0.045),
      accent,
      onAccent: spark(0.225, 0.03),
      accentText: accent,
      onAction: spark(0.225, 0.03),
    }),
    // In light mode the brand stands out on the page, in dark mode the accent.
    ['action', ({ accent: settled = accent }) => settled],
    ['actionHover', ({ action = accent }) => lighter(action, true)],
    ...fixed({
      link: tint(0.815, 0.092),
      linkHover: tint(0.9, 0.055),
      linkVisited: { l: 0.825, c: 0.08, h: visitedHue(brand) },
      focus: spark(0.87, 0.125),
      focusOnBrand: spark(0.87, 0.125),
      chip: tint(0.35, 0.07),
      onChip: tint(0.9, 0.05),
      successSurface: { l: 0.256, c: 0.038, h: 153 },
      success: { l: 0.81, c: 0.097, h: 151 },
      dangerSurface: { l: 0.255, c: 0.043, h: 16 },
      danger: { l: 0.8, c: 0.115, h: 26 },
    }),
  ];
}

/** The colour that dims the page behind a dialog; no text is placed on it. */
export function backdropOf(
  { brand }: Seeds,
  mode: 'light' | 'dark',
): { color: Oklch; alpha: number } {
  const tint = tinted(brand);
  return mode === 'light'
    ? { color: tint(0.2, 0.035), alpha: 0.62 }
    : { color: tint(0.12, 0.02), alpha: 0.7 };
}

const white: Oklch = { l: 1, c: 0, h: 0 };

/** The bands are dark because white and the blinking red must be readable on them: the brand adapts to both. */
const onBands = { onBrand: white, blink: { l: 0.775, c: 0.132, h: 26 } };

/** A raised part is lighter than a dark band, but darker than a band that is as light as allowed. */
const raised: Recipe = ({ brand = white }) => {
  const step = brand.l > 0.33 ? -0.08 : Math.max(0.08, 0.2 - brand.l);
  return { ...brand, l: brand.l + step, c: brand.c * (1 + step * 3) };
};

function lighter(color: Oklch, up: boolean): Oklch {
  return { ...color, l: color.l + (up ? 0.06 : -0.08) };
}

/** Shades of a colour's hue. Shades of a grey are grey. */
function tinted({ c, h }: Oklch): (l: number, chroma: number) => Oklch {
  const strength = Math.min(1, c / 0.05);
  return (l, chroma) => ({ l, c: chroma * strength, h });
}

/** The customary purple; violet where the links themselves are purple. */
function visitedHue({ h }: Oklch): number {
  return Math.abs(h - 330) < 40 ? 280 : 330;
}

function fixed(colors: Partial<Record<ColorName, Oklch>>): Recipes {
  return Object.entries(colors).map(([name, color]) => [name as ColorName, () => color]);
}
