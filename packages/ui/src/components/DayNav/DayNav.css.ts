import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const previous = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } },
});

/** At the other end of the line, with its arrow there. */
export const next = style([
  previous,
  { flexDirection: 'row-reverse', marginInlineStart: 'auto', textAlign: 'end' },
]);

export const word = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
});
