import { brandBand } from '../../css/brandBand.css.ts';
import { media, style, vars } from '../../css/style.ts';
import {
  card as cardSurface,
  centredRow,
  column,
  hairline,
  headingFont,
  inline,
  lines,
  stack,
  surface,
  titleText,
  wrap,
} from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const top = style({ background: vars.color.sunken, borderBlockEnd: hairline });

export const intro = style({
  ...stack(vars.space.x8),
  paddingBlock: `${vars.space.x4} ${vars.space.x10}`,
  '@media': {
    [media.from769]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      columnGap: vars.space.x12,
      paddingBlock: `${vars.space.x8} ${vars.space.x12}`,
    },
  },
});

export const words = style({ ...column(), alignItems: 'start', minInlineSize: 0 });

export const lead = style({
  marginBlockStart: vars.space.x4,
  maxInlineSize: '26em',
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

/** Duration, fees and purchase link in one panel, found at a glance. */
export const offer = style({
  ...wrap(`${vars.space.x4} ${vars.space.x8}`),
  alignItems: 'end',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  marginBlockStart: vars.space.x6,
  padding: `${vars.space.x4} clamp(${vars.space.x4}, 3vw, ${vars.space.x6})`,
  ...surface(vars.radius.md),
  '@media': { print: { padding: 0, border: 0 } },
});

export const facts = style({
  ...wrap(`clamp(${vars.space.x5}, 3vw, ${vars.space.x8})`, vars.space.x3),
  alignItems: 'baseline',
  minInlineSize: 0,
});

export const fact = style({
  margin: 0,
  ...titleText,
  fontSize: vars.text.xl2,
  fontVariantNumeric: 'lining-nums',
});

export const longFact = style({ margin: 0, ...headingFont, fontSize: vars.text.lg });

export const buy = style({
  display: 'grid',
  flex: '1 1 auto',
  // As wide as the panel on every phone.
  maxInlineSize: '24rem',
  // On paper the address replaces the button.
  '@media': { print: { selectors: { '&::after': { content: 'attr(data-address)' } } } },
});

/** On a separate line below the price or the enrolment text. */
export const ask = style({ flexBasis: '100%', '@media': { print: { display: 'none' } } });

export const share = style({ marginBlockStart: vars.space.x4 });

export const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: hairline,
  '@media': { print: { maxInlineSize: '20em' } },
});

export const columns = style({
  ...stack(vars.space.x10),
  paddingBlock: vars.space.x10,
  '@media': {
    [media.from1024]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.x16,
      alignItems: 'start',
      paddingBlock: vars.space.x16,
    },
  },
});

export const modules = style([plainList, { display: 'grid', counterReset: 'module' }]);

/** Numbered like the piers of a bridge: the numeral hangs on the hairline. */
export const module = style({
  counterIncrement: 'module',
  ...stack(),
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x6,
  borderBlockStart: hairline,
  selectors: {
    '&::before': {
      // Screen readers read the list's own number; this one is only visual.
      content: [
        'counter(module, decimal-leading-zero)',
        'counter(module, decimal-leading-zero) / ""',
      ],
      ...titleText,
      fontSize: vars.text.xl,
      color: vars.color.accentText,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': {
    [media.from600]: { gridTemplateColumns: '3rem minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});

export const aside = style({
  padding: vars.space.x6,
  ...surface(vars.radius.md),
  borderBlockStart: `3px solid ${vars.color.accent}`,
  '@media': {
    [media.from769]: { padding: vars.space.x8 },
    // Stays in view beside the modules where the window is tall enough for all of it.
    [`${media.from1024} and (min-height: 50em)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x6})`,
    },
    print: { breakInside: 'avoid' },
  },
});

export const points = style([plainList, { display: 'grid', gap: vars.space.x3 }]);

export const point = style({ display: 'flex', gap: vars.space.x3 });

// As tall as the first line, so that the mark is centred on it at any text size.
export const mark = style({
  ...inline(),
  flexShrink: 0,
  blockSize: '1lh',
  color: vars.color.success,
});

export const enroll = style([
  brandBand,
  {
    ...centredRow(vars.space.x6),
    justifyContent: 'space-between',
    padding: `min(${vars.space.x6}, 7.5vw)`,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.from769]: { padding: vars.space.x10 },
      [media.forcedColors]: { border: `${vars.border.thin} solid` },
      print: { display: 'none' },
    },
  },
]);

export const enrollWords = style({ flex: '1 1 22rem', minInlineSize: 0 });

export const related = style({
  paddingBlock: vars.space.x12,
  '@media': { print: { display: 'none' } },
});

export const card = style({
  ...cardSurface,
  '@media': {
    [media.from600to1023]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      // Beside a longer text the picture is cut, so that no strip is left above and below it.
      alignItems: 'stretch',
    },
  },
});

export const cardBody = style({
  ...column(vars.space.x3),
  alignItems: 'start',
  flex: '1 1 auto',
  padding: vars.space.x5,
});

export const cardText = style({ ...lines(3), color: vars.color.inkMuted });

export const cardAction = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.x2 });
