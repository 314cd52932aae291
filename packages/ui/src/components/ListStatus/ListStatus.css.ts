import { muted } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x6,
  // Clips the dot before the first item of a line.
  overflowX: 'clip',
  overflowWrap: 'anywhere',
  ...muted,
  fontVariantNumeric: 'tabular-nums',
});
