import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  paddingBlock: vars.space.x6,
  '@media': { [media.from769]: { paddingBlock: `${vars.space.x8} ${vars.space.x16}` } },
});

/** One column in the middle of the page, as wide as its lines of reading. */
export const column = style({
  maxInlineSize: `calc(${vars.layout.measure} * 1.18)`,
  marginInline: 'auto',
});

export const header = style({
  marginBlockEnd: vars.space.x8,
  paddingBlockEnd: vars.space.x6,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const heading = style({
  fontSize: vars.text.xl3,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
  marginBlockStart: vars.space.x5,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const noText = style({ color: vars.color.inkMuted, fontSize: vars.text.reading });

export const related = style({ marginBlockStart: vars.space.x12 });
