import { media } from '../css/media.ts';
import { style } from '../css/style.ts';
import { vars } from '../theme/contract.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x12,
  textAlign: 'center',
  '@media': { [media.from769]: { paddingBlock: `calc(2 * ${vars.space.x12})` } },
});

export const heading = style({
  fontSize: vars.text.xl3,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const text = style({
  maxInlineSize: '27em',
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const actions = style({ marginBlockStart: vars.space.x4 });
