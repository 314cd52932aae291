import { media } from '../../css/media.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  overflowWrap: 'anywhere',
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x6,
  // Cuts off the dot of what comes first in its line.
  overflowX: 'clip',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const titlesOnly = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const suggestion = style({ fontSize: vars.text.lg });

export const list = style([
  plainList,
  { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` },
]);

export const item = style({ borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}` });

export const result = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.x2,
  paddingBlock: space.x5,
  '@media': {
    [media.hover]: {
      selectors: {
        '&:has(a:hover)': {
          background: vars.color.sunken,
          // Its words must not touch the edge of the ground, at the sides; a shadow widens no page.
          boxShadow: `0 0 0 ${space.x3} ${vars.color.sunken}`,
          clipPath: `inset(0 calc(-1 * ${space.x3}))`,
        },
      },
    },
    print: { breakInside: 'avoid', paddingBlock: space.x2 },
  },
});

export const title = style({ fontSize: vars.text.lg });

/** The whole result can be pressed. */
export const link = style({
  textDecorationThickness: vars.border.thin,
  selectors: {
    '&:visited': { color: vars.color.linkVisited },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  rowGap: space.x1,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const snippet = style({
  maxInlineSize: '75ch',
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const mark = style({
  background: vars.color.chip,
  color: vars.color.onChip,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.sm,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Mark',
      color: 'MarkText',
    },
  },
});
