import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x6,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const heading = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
});

export const text = style({
  maxInlineSize: '22em',
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
  textWrap: 'balance',
});
