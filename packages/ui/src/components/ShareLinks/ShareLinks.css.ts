import { centredRow, inline, muted } from '../../css/mixins.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  ...centredRow(vars.space.x2),
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const label = style({ marginInlineEnd: vars.space.x2, color: vars.color.inkMuted });

/** Buttons that nothing answers without a script. */
export const scripted = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

const device = style({ display: 'flex', maxInlineSize: '100%' });

/** Its place is kept until it is known whether the browser can do it, so that nothing moves then. */
export const sheet = styleVariants(device, { hidden: { visibility: 'hidden' }, shown: {} });

/** The button, and beside it what became of the copy. */
export const copy = style({ ...inline(), flexWrap: 'wrap', maxInlineSize: '100%' });

export const status = style({
  ...muted,
  selectors: { '&:not(:empty)': { marginInline: vars.space.x3 } },
});
