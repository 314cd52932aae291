import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  // Long words must not widen the page where letters are large.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    [media.from769]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
    print: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
});

export const scheme = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x2,
  padding: vars.space.x6,
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderBlockStart: `calc(2 * ${vars.border.thick}) solid ${vars.color.accent}`,
  background: vars.color.surface,
  '@media': { print: { breakInside: 'avoid', padding: vars.space.x4 } },
});

export const figure = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl4,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.tight,
  color: vars.color.ink,
  fontVariantNumeric: 'lining-nums',
});

export const title = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  color: vars.color.accentText,
});

export const who = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  '@media': { print: { fontSize: vars.text.sm } },
});

export const condition = style({ color: vars.color.inkMuted });

export const seats = style({
  marginBlockStart: vars.space.x3,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  color: vars.color.inkMuted,
});
