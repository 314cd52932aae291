import { media, style, vars } from '../../css/style.ts';
import { highlighted, middle, middleLine, stack, surface, titleText } from '../../css/mixins.ts';

const { space } = vars;

// Seven columns fit into 320 px with letters twice as large too: what is in `vw` is the smaller only there.

/** The links to other months are at both ends of the caption's line. */
export const calendar = style({
  ...stack(),
  maxInlineSize: '26rem',
  padding: `min(${space.x4}, 5vw)`,
  ...surface(vars.radius.lg),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.from600]: { padding: space.x6 }, print: { display: 'none' } },
});

const lineHeight = space.x12;
const turnWidth = `min(${lineHeight}, 15vw)`;

export const turns = style({ gridArea: '1 / 1', display: 'flex', blockSize: lineHeight });

export const turn = style({
  ...middle,
  inlineSize: turnWidth,
  zIndex: 1,
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const last = style({ marginInlineStart: 'auto' });

export const month = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: 'min(1em, 6.5vw)',
  borderSpacing: `min(${space.x1}, 1.25vw)`,
});

export const caption = style({
  minBlockSize: lineHeight,
  padding: `${space.x2} ${turnWidth}`,
  ...titleText,
  fontSize: vars.text.lg,
});

export const weekday = style({
  padding: `${space.x2} 0`,
  color: vars.color.inkMuted,
  fontSize: `min(${vars.text.xs}, 4.1vw)`,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
});

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
    // By its border a day of a light brand is seen too.
    '&[aria-current]': { borderColor: 'currentColor' },
    '&[aria-current="page"]': { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': {
    [media.forcedColors]: {
      // Transparent borders are visible there: only linked days have one.
      borderColor: 'LinkText',
      selectors: {
        '&[aria-current="date"]': { borderColor: 'Highlight' },
        '&[aria-current="page"]': highlighted,
      },
    },
  },
});
