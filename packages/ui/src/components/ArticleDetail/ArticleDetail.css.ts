import { descendantStyle, media, style, vars } from '../../css/style.ts';
import { centredRow, hairline, muted, readingMeasure, stack } from '../../css/mixins.ts';
import { body } from '../ArticleBody/ArticleBody.css.ts';

export const root = style({
  paddingBlock: vars.space.x6,
  '@media': { [media.from769]: { paddingBlock: `${vars.space.x8} ${vars.space.x16}` } },
});

/** The footer stays below the screen while only the first blocks are shown. */
export const begun = style([root, { minBlockSize: '100vh' }]);

/** One column of the reading measure, centred on a wide page and aligned with the rest of a narrow one. */
export const column = style({
  fontSize: vars.text.reading,
  maxInlineSize: readingMeasure,
  '@media': { [media.from1024]: { marginInline: 'auto' } },
});

/** Room for two texts beside each other. */
export const wide = style({ maxInlineSize: '72rem', marginInline: 'auto' });

const textWidth = `calc(33 * ${vars.text.reading})`;
const contentsWidth = '17rem';
const gap = vars.space.x16;

/** The text with its contents beside it, where there is room; both are centred together. */
export const columns = style({
  '@media': {
    [media.from1024]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${textWidth}) minmax(12rem, ${contentsWidth})`,
      columnGap: gap,
      justifyContent: 'center',
    },
  },
});

export const header = style({
  marginBlockEnd: vars.space.x8,
  paddingBlockEnd: vars.space.x6,
  borderBlockEnd: hairline,
  gridColumn: '1 / -1',
});

export const about = style({
  ...centredRow(vars.space.x6, vars.space.x2),
  marginBlockStart: vars.space.x5,
  // Cuts off the separator dot of the first item in each line.
  overflowX: 'clip',
  ...muted,
  fontVariantNumeric: 'tabular-nums',
});

export const topics = style({
  marginBlockStart: vars.space.x4,
  '@media': { print: { display: 'none' } },
});

/** Between header and text. */
export const intro = style({
  ...stack(vars.space.x4),
  gridColumn: '1',
  marginBlockEnd: vars.space.x6,
});

export const noText = style({ color: vars.color.inkMuted, fontSize: vars.text.reading });

/** The opening paragraph is larger. */
export const text = style([body]);
descendantStyle(`${text} > p:first-child`, { fontSize: '1.15em' });

/** In the column of the text where the contents are beside it; `share` and `previousNext` too. */
export const next = style({
  ...stack(vars.space.x6),
  gridColumn: '1',
  marginBlockStart: vars.space.x10,
});

export const share = style({ gridColumn: '1', marginBlockStart: vars.space.x8 });

export const previousNext = style({
  gridColumn: '1',
  marginBlockStart: vars.space.x8,
  selectors: { '&:empty': { display: 'none' } },
});

export const related = style({
  marginBlockStart: vars.space.x12,
  // As wide as a long article with its contents, so that their edges meet.
  maxInlineSize: `calc(${textWidth} + ${gap} + ${contentsWidth})`,
  marginInline: 'auto',
});
