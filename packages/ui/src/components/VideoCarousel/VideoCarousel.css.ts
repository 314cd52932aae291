import { column, hairline, square, titleText } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const card = style({ ...column(vars.space.x3), minInlineSize: 0 });

export const screen = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.md,
  border: hairline,
  background: vars.color.brand,
  // Around the frame: within it a line of one colour could hardly be seen on a picture.
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const player = style({
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  border: 0,
  background: vars.color.brand,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** The whole poster is the target, marked by the disc in its middle. */
export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.onAccent,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.onAccent }, '&:focus-visible': { outline: 'none' } },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  ...square('4rem'),
  borderRadius: vars.radius.pill,
  border: `${vars.border.thick} solid ${vars.color.onAccent}`,
  background: vars.color.accent,
  boxShadow: vars.shadow.raised,
  transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${play}:hover &`]: {
      scale: '1.08',
      background: `color-mix(in oklab, ${vars.color.accent} 86%, ${vars.color.onBrand})`,
    },
  },
});

export const title = style(titleText);
