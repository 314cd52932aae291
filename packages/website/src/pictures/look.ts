import type { ThemeDefinition } from '@setu/ui';

/** What all pictures of an institute have of it. */
export interface Look {
  /** CSS colours of its theme. */
  brand: string;
  accent: string;
  paper: string;
  onBrand: string;
  /** The CSS font of its headings. */
  font: string;
  /** Its logo, in this colour and in the theme's. */
  logo: (color: string) => string;
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
    // An SVG that stands alone has no theme around it.
    logo: (color) =>
      logoSvg
        .replaceAll('currentColor', color)
        .replace(/var\(--setu-color-([a-z-]+)[^)]*\)/g, (written, name: string) => {
          const token = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
          return colors[token] ?? written;
        }),
  };
}
