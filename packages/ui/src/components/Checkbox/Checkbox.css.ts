import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  // The tick stands in line with the fields above it, its target reaches beyond.
  marginInline: `calc(-1 * ${vars.space.x3})`,
  paddingInlineEnd: vars.space.x3,
});
