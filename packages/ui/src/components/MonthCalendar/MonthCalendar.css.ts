import { media, style, vars } from '../../css/style.ts';
import { highlighted, middle, middleLine, stack, surface, titleText } from '../../css/mixins.ts';

const { space } = vars;

/** The links to other months are at both ends of the caption's line. */
export const calendar = style({
  ...stack(),
  maxInlineSize: '26rem',
  padding: space.x4,
  ...surface(vars.radius.lg),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.from600]: { padding: space.x6 }, print: { display: 'none' } },
});

const lineHeight = space.x12;

export const turns = style({ gridArea: '1 / 1', display: 'flex', blockSize: lineHeight });

export const turn = style({
  ...middle,
  inlineSize: lineHeight,
  zIndex: 1,
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const last = style({ marginInlineStart: 'auto' });

export const month = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderSpacing: space.x1,
});

export const caption = style({
  minBlockSize: lineHeight,
  padding: `${space.x2} ${lineHeight}`,
  ...titleText,
  fontSize: vars.text.lg,
  overflowWrap: 'anywhere',
});

export const weekday = style({
  paddingBlock: space.x2,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
});

/** A day without articles is plain text. */
export const cell = style({
  blockSize: '2.5rem',
  padding: 0,
  color: vars.color.inkMuted,
  textAlign: 'center',
});

export const day = style({
  ...middleLine,
  justifyContent: 'center',
  minBlockSize: '2.5rem',
  border: `${vars.border.thick} solid transparent`,
  borderRadius: vars.radius.md,
  background: vars.color.chip,
  color: vars.color.onChip,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.onChip, borderColor: 'currentColor' },
    '&[aria-current="date"]': { borderColor: 'currentColor' },
    '&[aria-current="page"]': { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': {
    [media.forcedColors]: {
      // Transparent borders are visible there: only linked days have one.
      borderColor: 'LinkText',
      selectors: {
        '&[aria-current="page"]': highlighted,
      },
    },
  },
});
