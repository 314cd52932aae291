import { media, style, vars } from '../../css/style.ts';
import { cover, facts, hairline, lifted, readingMeasure, stack, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

const { space } = vars;

export const status = style({
  ...wrap(),
  columnGap: space.x6,
  // Clips the dot before the first item of a line.
  overflowX: 'clip',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style([plainList, { borderBlockStart: hairline }]);

export const item = style({ borderBlockEnd: hairline });

export const result = style({
  position: 'relative',
  ...stack(),
  rowGap: space.x2,
  paddingBlock: space.x5,
  '@media': {
    [media.hover]: { selectors: { '&:has(a:hover)': lifted } },
    print: { breakInside: 'avoid', paddingBlock: space.x2 },
  },
});

/** A link whose target is the whole result. */
export const link = style({
  textDecorationThickness: vars.border.thin,
  selectors: { '&:visited': { color: vars.color.linkVisited }, '&::after': cover },
});

export const about = style(facts);

export const snippet = style({
  maxInlineSize: readingMeasure,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const mark = style({
  background: vars.color.chip,
  color: vars.color.onChip,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.sm,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Mark', color: 'MarkText' },
  },
});
