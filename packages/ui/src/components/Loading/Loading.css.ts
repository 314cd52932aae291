import { keyframes } from '@vanilla-extract/css';
import { column } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const loading = style({
  ...column(vars.space.x3),
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '12rem',
  padding: vars.space.x8,
  color: vars.color.inkMuted,
});

export const track = style({ color: vars.color.line });

const advance = keyframes({ from: { strokeDashoffset: 1 }, '60%, to': { strokeDashoffset: 0 } });

export const progress = style({
  color: vars.color.accent,
  strokeDasharray: 1,
  animation: `${advance} 1.6s ${vars.motion.ease} infinite alternate`,
});
