import { muted, wrap } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const status = style({
  ...wrap(),
  columnGap: vars.space.x6,
  // Clips the dot before the first item of a line.
  overflowX: 'clip',
  ...muted,
  fontVariantNumeric: 'tabular-nums',
});
