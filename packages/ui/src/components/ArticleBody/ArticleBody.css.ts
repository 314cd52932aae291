import { style, styleVariants } from '../../css/style.ts';
import { readingMeasure } from '../../internal/readingMeasure.ts';
import { vars } from '../../theme/contract.css.ts';

export const body = style({
  maxInlineSize: readingMeasure,
  fontSize: vars.text.reading,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});

const block = style({
  selectors: { '& + &': { marginBlockStart: vars.space.x5 } },
});

export const paragraph = style([block, { '@media': { print: { orphans: 3, widows: 3 } } }]);

/** A line that ends in a colon and opens a list: the author's sub-heading. */
export const leadIn = style([
  block,
  {
    fontWeight: vars.weight.medium,
    breakAfter: 'avoid',
    selectors: {
      [`${paragraph} + &, ul + &, ol + &`]: { marginBlockStart: vars.space.x8 },
    },
  },
]);

const list = style([
  block,
  {
    paddingInlineStart: vars.space.x6,
    selectors: { [`${leadIn} + &`]: { marginBlockStart: vars.space.x3 } },
  },
]);

export const bulletList = style([list, { listStyleType: 'disc' }]);

export const numberedList = styleVariants(list, {
  latin: { listStyleType: 'decimal', fontVariantNumeric: 'tabular-nums' },
  devanagari: { listStyleType: 'devanagari' },
});

export const item = style({
  paddingInlineStart: vars.space.x1,
  selectors: {
    '& + &': { marginBlockStart: vars.space.x2 },
    '&::marker': { color: vars.color.accentText },
    [`${bulletList} > &::marker`]: { color: vars.color.accent },
  },
});
