import { style, vars } from '../../css/style.ts';

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginBlockEnd: vars.space.x4,
});

export const sun = style({ fill: vars.color.accent });

export const stone = style({ fill: vars.color.action });

const drawn = { fill: 'none', strokeLinecap: 'round' } as const;

export const line = style({ ...drawn, stroke: vars.color.lineStrong, strokeWidth: '2' });

export const gap = style({
  ...drawn,
  stroke: vars.color.accent,
  strokeWidth: '3',
  strokeDasharray: '1 10',
});
