import { style } from '../css/style.ts';
import { vars } from '../theme/contract.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  maxInlineSize: '100%',
});
export const centred = style([actions, { justifyContent: 'center' }]);
