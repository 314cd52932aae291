import { media, style, vars } from '../../css/style.ts';
import {
  centredRow,
  cover,
  hairline,
  inline,
  lifted,
  lines,
  muted,
  stack,
} from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const list = style([plainList, { borderBlock: hairline }]);

export const item = style({ selectors: { '& + &': { borderBlockStart: hairline } } });

export const article = style({
  position: 'relative',
  ...stack(),
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x4,
  '@media': {
    [media.from769]: {
      // Columns: date; title above summary; category above link. The eye goes down one column at a time.
      gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: vars.space.x6,
    },
    [media.hover]: { selectors: { '&:has(> a:hover)': lifted } },
    print: { breakInside: 'avoid', paddingBlock: vars.space.x2 },
  },
});

/** Above the title on a narrow page, where its parts share one line. */
export const about = style({
  ...centredRow(vars.space.x3, vars.space.x1),
  '@media': { [media.from769]: { display: 'contents' } },
});

export const date = style({
  ...muted,
  fontVariantNumeric: 'tabular-nums',
  // Without minutes; else the gap beside it stays.
  ':empty': { display: 'none' },
  '@media': { [media.from769]: { gridColumn: '1', gridRow: '1' } },
});

export const category = style({
  display: 'flex',
  maxInlineSize: '16rem',
  '@media': { [media.from769]: { gridColumn: '3', gridRow: '1', justifySelf: 'end' } },
});

export const title = style({
  fontSize: vars.text.lg,
  textDecorationThickness: vars.border.thin,
  textUnderlineOffset: '0.18em',
  '@media': {
    [media.from769]: { gridColumn: '2', gridRow: '1' },
    [media.hover]: {
      selectors: {
        [`${article}:has(> a:hover) &`]: {
          color: vars.color.linkHover,
          textDecorationLine: 'underline',
        },
      },
    },
  },
});

/** Cut to two lines for scanning; the rest is on the article's page. Not cut off on paper. */
export const summary = style({
  ...lines(2),
  maxInlineSize: '70ch',
  textWrap: 'pretty',
  color: vars.color.inkMuted,
  '@media': { [media.from769]: { gridColumn: '2', gridRow: '2' }, print: { display: 'block' } },
});

/** Above the link that covers the whole item. */
export const topics = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  '@media': { [media.from769]: { gridColumn: '2' }, print: { display: 'none' } },
});

/** Covers the whole item, as `titleLink` does in lists without 'Read More'. */
export const more = style({
  ...inline(vars.space.x2),
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.linkVisited }, '&::after': cover },
  '@media': {
    [media.from769]: { gridColumn: '3', gridRow: '2', justifySelf: 'end', minBlockSize: 0 },
    print: { display: 'none' },
  },
});

export const titleLink = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: {
    '&:visited': { color: vars.color.linkVisited },
    '&:hover': { textDecorationColor: 'currentcolor' },
    '&::after': cover,
  },
});
