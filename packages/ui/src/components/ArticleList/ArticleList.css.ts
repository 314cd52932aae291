import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  // Long words must not widen a narrow page, in chips and links as little as in text.
  overflowWrap: 'anywhere',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const item = style({ borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}` });

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x5,
  '@media': {
    [media.from769]: {
      gridTemplateColumns: '9rem minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: vars.space.x6,
      paddingBlock: vars.space.x6,
    },
    print: { breakInside: 'avoid' },
  },
});

export const date = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
});

export const title = style({ fontSize: vars.text.xl });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.x2,
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.linkVisited } },
});
