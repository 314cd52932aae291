import { keyframes } from '@vanilla-extract/css';
import { direction } from '../../css/direction.css.ts';
import { surface } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const loading = style({
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: vars.space.x6,
  insetInlineStart: '50%',
  translate: `calc(-50% * ${direction}) 0`,
  padding: `${vars.space.x2} ${vars.space.x5}`,
  ...surface(vars.radius.pill),
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  fontWeight: vars.weight.medium,
  // A page that loads quickly should not flash a loading message.
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease} 120ms backwards`,
});
