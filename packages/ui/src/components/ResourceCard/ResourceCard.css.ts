import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  // Long words must not widen a narrow page, in chips and links as little as in text.
  overflowWrap: 'anywhere',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:has(a:hover)': { borderColor: vars.color.lineStrong, boxShadow: vars.shadow.raised },
    // The whole card answers, so the whole card shows the focus.
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
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
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const arrow = style({
  display: 'inline-flex',
  color: vars.color.accentText,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${card}:has(a:hover) &`]: { translate: '4px 0' },
    [`${card}:has(a:hover) &:dir(rtl)`]: { translate: '-4px 0' },
  },
});
