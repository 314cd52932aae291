import { direction } from '../../css/direction.css.ts';
import { media, style, vars } from '../../css/style.ts';
import { card as cardSurface, column, cover } from '../../css/mixins.ts';

export const card = style({
  position: 'relative',
  ...cardSurface,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:has(a:hover)': { borderColor: vars.color.lineStrong, boxShadow: vars.shadow.raised },
    // The whole card is the link's target, so the whole card shows the focus.
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const body = style({
  ...column(vars.space.x3),
  alignItems: 'start',
  flex: '1 1 auto',
  padding: `${vars.space.x5} clamp(${vars.space.x4}, 3vw, ${vars.space.x5})`,
});

export const foot = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  inlineSize: '100%',
});

export const title = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: vars.text.lg,
  '@media': { [media.from600to768]: { fontSize: vars.text.md } },
});

export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.linkHover },
    '&:focus-visible': { outline: 'none' },
    '&::after': cover,
  },
});

export const arrow = style({
  display: 'inline-flex',
  color: vars.color.accentText,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${card}:has(a:hover) &`]: { translate: `calc(4px * ${direction}) 0` } },
});
