import type { ThemeDefinition } from '@setu/ui';

/** The look that all pictures of an institute share. */
export interface Look {
  /** CSS colours of its theme. */
  brand: string;
  accent: string;
  paper: string;
  onBrand: string;
  /** The CSS font of its headings. */
  font: string;
  /** The SVG of its logo in this colour, with the theme's colours filled in, at a place in another SVG. */
  logo: (color: string, place?: string) => string;
}

export function lookOf({ light, font }: ThemeDefinition, logoSvg: string): Look {
  const { accent, brand, onBrand, paper } = light;
  const colors: Record<string, string> = { ...light };
  return {
    accent,
    brand,
    onBrand,
    paper,
    font: font?.heading ?? 'Georgia, serif',
    // A standalone SVG has no theme from which to take its colours.
    logo: (color, place) =>
      logoSvg
        .replace('<svg', place === undefined ? '<svg' : `<svg ${place}`)
        .replaceAll('currentColor', color)
        .replace(/var\(--setu-color-([a-z-]+)[^)]*\)/g, (written, name: string) => {
          const token = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
          return colors[token] ?? written;
        }),
  };
}
