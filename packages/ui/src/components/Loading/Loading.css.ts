import { keyframes } from '@vanilla-extract/css';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  minBlockSize: '12rem',
  padding: vars.space.x8,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const track = style({ color: vars.color.line });

const advance = keyframes({
  from: { strokeDashoffset: 1 },
  '60%, to': { strokeDashoffset: 0 },
});

export const progress = style({
  color: vars.color.accent,
  strokeDasharray: 1,
  animation: `${advance} 1.6s ${vars.motion.ease} infinite alternate`,
});
