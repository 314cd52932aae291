import { vars } from '@setu/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  background: vars.color.accent,
  color: vars.color.onAccent,
  // Outside of any layer: a site's own rules win over the library's reset.
  margin: '24px',
});
