import { brandBand } from '../../css/brandBand.css.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const card = style([
  brandBand,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x2,
    padding: space.x5,
    borderRadius: vars.radius.lg,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  },
]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.x4,
  color: color.inkMuted,
  fontSize: vars.text.sm,
});

export const position = style({ color: color.accent, fontVariantNumeric: 'tabular-nums' });

/** The whole card can be pressed. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  minBlockSize: '2.75rem',
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationColor: 'currentcolor' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const arrow = style({ display: 'flex', color: color.accent });

/** Above the link that covers the card. */
export const back = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.x2,
  minBlockSize: '2.75rem',
  color: color.inkMuted,
  fontSize: vars.text.sm,
});
