import { style, vars } from './style.ts';

const { color } = vars;

/** A dark band: maps the colours to their counterparts on brand, so that what is inside needs to know nothing. */
export const brandBand = style({
  background: color.brand,
  color: color.onBrand,
  vars: {
    [color.paper]: color.brand,
    [color.surface]: color.brandRaised,
    [color.sunken]: color.brandRaised,
    [color.ink]: color.onBrand,
    [color.inkMuted]: color.onBrandMuted,
    [color.line]: color.brandRaised,
    [color.lineStrong]: color.onBrandMuted,
    [color.action]: color.onBrand,
    [color.actionHover]: color.onBrandMuted,
    [color.onAction]: color.brand,
    [color.link]: color.onBrand,
    [color.linkHover]: color.onBrand,
    [color.linkVisited]: color.onBrand,
    [color.focus]: color.focusOnBrand,
    // Not brandRaised, which is the surface of a card in the band.
    [color.chip]: color.onBrandMuted,
    [color.onChip]: color.brand,
    // Icon and words alone say which it is: green and red are colours on paper.
    [color.success]: color.onBrand,
    [color.successSurface]: color.brandRaised,
    [color.danger]: color.onBrand,
    [color.dangerSurface]: color.brandRaised,
  },
  // On paper the band is white: see the print rule of reset.css.ts.
  '@media': { screen: { vars: { [color.accentText]: color.accent } } },
});
