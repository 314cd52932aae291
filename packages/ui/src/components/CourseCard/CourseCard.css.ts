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

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
} as const;

export const about = style({
  ...line,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
// Mode and date stay together: where the chip leaves no room for both, both go below it.
descendantStyle(`${about} > span:not(:first-child)`, line);
descendantStyle(`${about} > :empty`, { display: 'none' });

const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // On paper nothing is cut off: there is no page behind it to go to.
  '@media': { print: { display: 'block' } },
});

/** On a home page the title keeps to 1 line, the description to 3. */
export const title = style([
  clamp,
  {
    WebkitLineClamp: 1,
    wordBreak: 'break-all',
    fontSize: vars.text.lg,
    textWrap: 'wrap',
    selectors: { '&[data-lines="2"]': { WebkitLineClamp: 2, wordBreak: 'normal' } },
  },
]);

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
