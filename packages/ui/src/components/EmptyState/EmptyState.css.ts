import { column, lead, surface, titleText } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const empty = style({
  ...column(vars.space.x3),
  alignItems: 'center',
  padding: `${vars.space.x12} ${vars.space.x6}`,
  ...surface(vars.radius.lg),
  textAlign: 'center',
});

export const heading = style({ ...titleText, fontSize: vars.text.xl });

export const text = style({ ...lead('22em'), fontSize: vars.text.lg });
