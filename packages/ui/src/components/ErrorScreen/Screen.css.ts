import { media, style, vars } from '../../css/style.ts';
import { column, lead } from '../../css/mixins.ts';

export const screen = style({
  ...column(vars.space.x4),
  alignItems: 'center',
  paddingBlock: vars.space.x12,
  textAlign: 'center',
  '@media': { [media.from769]: { paddingBlock: `calc(2 * ${vars.space.x12})` } },
});

export const text = style({ ...lead('27em'), fontSize: vars.text.lg });

export const actions = style({ marginBlockStart: vars.space.x4 });
