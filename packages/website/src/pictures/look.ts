import type { ThemeDefinition } from '@setu/ui';

export type Look = ReturnType<typeof lookOf>;

/** The look that all pictures of an institute share, in the CSS colours of its theme. */
export function lookOf({ light, font }: ThemeDefinition, logoSvg: string) {
  const { accent, brand, onBrand, paper } = light;
  const colors: Record<string, string> = { ...light };
  return {
    accent,
    brand,
    onBrand,
    paper,
    font: font?.heading ?? 'Georgia, serif',
    /** The SVG of its logo in this colour, at a place in another SVG; it has no theme from which to take the others. */
    logo: (color: string, place?: string) =>
      logoSvg
        .replace('<svg', place === undefined ? '<svg' : `<svg ${place}`)
        .replaceAll('currentColor', color)
        .replace(/var\(--setu-color-([a-z-]+)[^)]*\)/g, (written, name: string) => {
          const token = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
          return colors[token] ?? written;
        }),
  };
}
