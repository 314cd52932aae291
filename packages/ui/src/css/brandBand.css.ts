import { vars } from '../theme/contract.css.ts';
import { style } from './style.ts';

const { color } = vars;

/**
 * A dark band. It gives the theme's colours their meaning on brand, so that whatever stands inside
 * (buttons, links, chips, the focus ring) is readable there without knowing about bands.
 */
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
    [color.accentText]: color.accent,
    [color.action]: color.onBrand,
    [color.actionHover]: color.onBrandMuted,
    [color.onAction]: color.brand,
    [color.link]: color.onBrand,
    [color.linkHover]: color.onBrand,
    [color.linkVisited]: color.onBrand,
    [color.focus]: color.focusOnBrand,
    // A card in the band is brandRaised itself.
    [color.chip]: color.onBrandMuted,
    [color.onChip]: color.brand,
  },
});
