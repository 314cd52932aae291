import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { readingMeasure } from '../../internal/readingMeasure.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  // Long words must not widen a narrow page, in chips and links as little as in text.
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.x6,
  '@media': { [media.from769]: { paddingBlock: `${vars.space.x8} ${vars.space.x16}` } },
});

/** One column in the middle of the page, as wide as its lines of reading. */
export const column = style({
  fontSize: vars.text.reading,
  maxInlineSize: readingMeasure,
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
