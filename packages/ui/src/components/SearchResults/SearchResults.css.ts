import { media, style, vars } from '../../css/style.ts';
import { counts, cover, facts, hairline, lifted, readingMeasure, stack } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

const { space } = vars;

export const status = style({ ...counts, fontWeight: vars.weight.medium });

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
