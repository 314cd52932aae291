import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  paddingBlock: vars.space.x8,
  background: vars.color.sunken,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [media.from769]: { paddingBlock: `${vars.space.x10} ${vars.space.x12}` } },
});

export const trail = style({
  marginBlockEnd: vars.space.x6,
  '@media': { print: { display: 'none' } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.link } },
});

export const heading = style({
  fontSize: vars.text.xl3,
  lineHeight: vars.leading.tight,
  maxInlineSize: '24em',
});

export const text = style({
  maxInlineSize: vars.layout.measure,
  marginBlockStart: vars.space.x4,
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
});
