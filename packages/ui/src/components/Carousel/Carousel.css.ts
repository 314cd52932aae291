import { createVar } from '@vanilla-extract/css';
import { descendantStyle, media, style, stylesBy, vars } from '../../css/style.ts';
import { centredRow, outline, square, stack } from '../../css/mixins.ts';

const withoutScript = '(scripting: none)';
const gap = vars.space.x6;
/** Room inside the scrolling box for focus outlines and shadows, which it would cut off. */
const bleed = '6px';

/** How many slides are side by side: now, on a medium page and on a wide page. */
const perView = createVar();
const perMediumView = createVar();
const perWideView = createVar();

const perViewOf = (name: string) =>
  stylesBy([1, 2, 3, 4], (count) => ({ vars: { [name]: String(count) } }));
export const narrow = perViewOf(perView);
export const medium = perViewOf(perMediumView);
export const wide = perViewOf(perWideView);

const onPaper = { print: { display: 'block', overflow: 'visible' } };

export const root = style({
  ...stack(),
  rowGap: vars.space.x4,
  minInlineSize: 0,
  '@media': onPaper,
});

export const controls = style({
  // Wraps, because at large text sizes three buttons fill a phone's width.
  ...centredRow(vars.space.x2),
  '@media': { [`${withoutScript}, print`]: { display: 'none' } },
});

export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  // In px: a thumb does not grow with the text, and three buttons must fit a narrow page at 200 %.
  ...square('44px'),
  padding: 0,
  border: outline,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { background: vars.color.surface, borderColor: vars.color.ink } },
});

/** The position among the slides: a hairline for each slide, thick and in the accent colour for those in view. */
export const rail = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  // The gaps of many slides would take a phone's whole rail.
  gap: 'min(3px, 1%)',
  paddingInline: vars.space.x2,
});

export const tick = style({
  position: 'relative',
  flex: '1 1 0',
  blockSize: vars.border.thin,
  background: vars.color.lineStrong,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      inlineSize: 'max(100%, 3px)',
      blockSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accentText,
      opacity: 0,
      transition: `opacity ${vars.motion.slow}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'CanvasText',
      selectors: { '&::after': { background: 'Highlight' } },
    },
  },
});

export const litTick = style({ selectors: { '&::after': { opacity: 1 } } });

/** The rail before slides in view are known: lights as many ticks as slides fit (opacity is clamped to 1). */
export const railAtStart = style({});
for (const place of [1, 2, 3, 4]) {
  descendantStyle(`${railAtStart} > :nth-child(${place})::after`, {
    opacity: `calc(${perView} - ${place - 1})`,
  });
}

export const track = style({
  display: 'flex',
  gap,
  margin: `-${bleed}`,
  padding: bleed,
  overflowX: 'auto',
  overflowY: 'hidden',
  // A swipe past the last slide must not navigate away from the page.
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: bleed,
  scrollbarWidth: 'none',
  borderRadius: vars.radius.md,
  '@media': {
    [withoutScript]: {
      scrollbarWidth: 'thin',
      paddingBlockEnd: vars.space.x3,
      // Without the rail, the edge of the next slide shows that there is more.
      paddingInlineEnd: vars.space.x12,
    },
    // The slides have it, so that their edges are those of the page.
    print: { ...onPaper.print, padding: 0 },
  },
});

export const slide = style({
  display: 'grid',
  flex: `0 0 calc((100% + ${gap}) / ${perView} - ${gap})`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  // In lines, which two sheets never share; a row of a grid may be cut.
  '@media': {
    print: { display: 'inline-grid', inlineSize: '50%', padding: bleed, verticalAlign: 'top' },
  },
});

const inMedium = { vars: { [perView]: perMediumView } };
const inWide = { vars: { [perView]: perWideView } };
const small = style({ '@media': { [media.from600]: inMedium, [media.from1024]: inWide } });
const large = style({ '@media': { [media.from769]: inMedium, [media.from1025]: inWide } });

/** The widths from which more slides fit. */
export const slideSizes = { small, large };

const hiddenIn = (size: string) => ({ selectors: { [`${size} > &`]: { display: 'none' } } });

/** Hides the controls where all slides fit into a medium or a wide page. */
export const unneeded = {
  medium: style({
    '@media': { [media.from600]: hiddenIn(small), [media.from769]: hiddenIn(large) },
  }),
  wide: style({
    '@media': { [media.from1024]: hiddenIn(small), [media.from1025]: hiddenIn(large) },
  }),
};
