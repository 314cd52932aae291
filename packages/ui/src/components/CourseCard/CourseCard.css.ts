import { descendantStyle, style } from '../../css/style.ts';
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
  '@media': { print: { breakInside: 'avoid' } },
});

export const ribbon = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.pill,
  border: `${vars.border.thin} solid transparent`,
  // Its own ground and a ring: any picture may lie below it.
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  flex: '1 1 auto',
  padding: vars.space.x5,
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      border: `${vars.border.thick} solid ${vars.color.accentText}`,
    },
  },
});

/** Told apart by more than the word: a dot that is on the air, the square of a room. */
export const mode = {
  online: style([
    badge,
    { selectors: { '&::before': { borderRadius: '50%', borderColor: vars.color.success } } },
  ]),
  offline: badge,
};

const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // On paper nothing is cut off: there is no page behind it to go to.
  '@media': { print: { display: 'block' } },
});

export const wholeTitle = style({ fontSize: vars.text.lg, textWrap: 'wrap' });

/** On a home page the title keeps to 1 line, the description to 3. */
export const title = style([wholeTitle, clamp, { WebkitLineClamp: 1, wordBreak: 'break-all' }]);

export const titleLink = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { color: vars.color.linkHover, textDecorationColor: 'currentcolor' } },
});

export const description = style([clamp, { WebkitLineClamp: 3, color: vars.color.inkMuted }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

export const action = style({ display: 'grid', flex: '1 1 5.5rem' });
// Two of them fit side by side into the narrowest card.
descendantStyle(`${action} > *`, { paddingInline: vars.space.x2 });
