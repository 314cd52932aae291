import { media, style, vars } from '../../css/style.ts';
import { column, cover, facts, hairline, stack, titleText } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const root = style({
  paddingBlockStart: vars.space.x8,
  borderBlockStart: hairline,
  '@media': { print: { display: 'none' } },
});

export const heading = style({ fontSize: vars.text.xl2, marginBlockEnd: vars.space.x6 });

export const list = style([
  plainList,
  {
    ...stack(vars.space.x6),
    // Three items are in one row or in one column; a third alone in a row would look left over.
    '@media': {
      [media.from769]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
    },
  },
]);

export const item = style({
  position: 'relative',
  ...column(vars.space.x3),
  alignItems: 'start',
  minInlineSize: 0,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.accent}`,
});

export const link = style({
  ...titleText,
  fontSize: vars.text.lg,
  color: vars.color.ink,
  textDecorationColor: vars.color.lineStrong,
  selectors: { '&:visited': { color: vars.color.linkVisited }, '&::after': cover },
});

export const about = style(facts);
