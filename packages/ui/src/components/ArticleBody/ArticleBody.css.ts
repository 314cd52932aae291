import { headingFont, readingMeasure } from '../../css/mixins.ts';
import { style, styleVariants, vars } from '../../css/style.ts';

export const body = style({
  maxInlineSize: readingMeasure,
  fontSize: vars.text.reading,
  lineHeight: vars.leading.reading,
});

export const paragraph = style({
  selectors: {
    '* + &': { marginBlockStart: vars.space.x5 },
    ':is(h2, h3, h4, h5, h6) + &': { marginBlockStart: vars.space.x3 },
  },
});

/** More space above than below: a heading belongs to the text that follows. */
const headingBase = style({
  lineHeight: vars.leading.snug,
  selectors: {
    '* + &': { marginBlockStart: vars.space.x10 },
    ':is(h2, h3, h4, h5, h6) + &': { marginBlockStart: vars.space.x4 },
  },
});

const small = {
  ...headingFont,
  fontSize: vars.text.reading,
  selectors: { '* + &': { marginBlockStart: vars.space.x6 } },
};

/** A text's highest headings have level 2 to 4, with two more levels below them. */
export const heading = styleVariants(headingBase, {
  2: { fontSize: vars.text.xl },
  3: { fontSize: vars.text.lg, selectors: { '* + &': { marginBlockStart: vars.space.x8 } } },
  4: small,
  5: small,
  6: small,
});

const list = style([paragraph, { paddingInlineStart: vars.space.x6 }]);

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

export const table = style({ marginBlockStart: vars.space.x6 });
