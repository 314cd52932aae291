import { centredRow, inline, muted } from '../../css/mixins.ts';
import { style, styleVariants, vars } from '../../css/style.ts';

export const row = style({
  ...centredRow(vars.space.x2),
  maxInlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

export const label = style({ marginInlineEnd: vars.space.x2, color: vars.color.inkMuted });

/** Buttons that would do nothing without scripts. */
export const scripted = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

const device = style({ display: 'flex', maxInlineSize: '100%' });

/** Hidden but with its place kept until it is known whether the browser can share, so that nothing shifts. */
export const sheet = styleVariants(device, { hidden: { visibility: 'hidden' }, shown: {} });

export const copy = style({ ...inline(), flexWrap: 'wrap', maxInlineSize: '100%' });

export const status = style({
  ...muted,
  selectors: { '&:not(:empty)': { marginInline: vars.space.x3 } },
});
