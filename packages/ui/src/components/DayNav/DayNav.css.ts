import { middleLine, outline, wrap } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const days = style({ ...wrap(vars.space.x3), '@media': { print: { display: 'none' } } });

export const previous = style({
  ...middleLine,
  gap: vars.space.x3,
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  border: outline,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } },
});

/** At the other end of the line, with the arrow after the text. */
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
