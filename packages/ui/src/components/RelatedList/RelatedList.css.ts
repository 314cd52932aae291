import { media } from '../../css/media.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  // Long words must not widen a narrow page, in chips and links as little as in text.
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space.x8,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const heading = style({ fontSize: vars.text.xl2, marginBlockEnd: vars.space.x6 });

export const list = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x6,
    // Three are side by side or one below the other; a third alone would look left over.
    '@media': {
      [media.from769]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
    },
  },
]);

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.accent}`,
});

export const link = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  textDecorationColor: vars.color.lineStrong,
  selectors: {
    '&:visited': { color: vars.color.linkVisited },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
