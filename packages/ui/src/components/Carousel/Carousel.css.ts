import { media } from '../../css/media.ts';
import { outline, square, stack } from '../../css/mixins.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const withoutScript = '(scripting: none)';
const gap = vars.space.x6;
/** Room inside the scrolling box for focus outlines and shadows, which it would cut off. */
const bleed = '6px';

export const root = style({ ...stack(), rowGap: vars.space.x4, minInlineSize: 0 });

export const controls = style({
  display: 'flex',
  // Three buttons fill a phone's width where letters are large.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': { [withoutScript]: { display: 'none' } },
});

export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  // A thumb does not grow with the text, and three of these must fit a narrow page at 200 %.
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

/** Where one is among the slides: a rail of hairlines, thick and saffron where a slide is in view. */
export const rail = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  gap: '3px',
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
      insetInline: 0,
      insetBlockStart: '-1px',
      blockSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accent,
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

export const track = style({
  display: 'flex',
  gap,
  margin: `-${bleed}`,
  padding: bleed,
  overflowX: 'auto',
  overflowY: 'hidden',
  // A swipe past the last slide must not leave the page.
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: bleed,
  scrollbarWidth: 'none',
  borderRadius: vars.radius.md,
  '@media': {
    [withoutScript]: {
      scrollbarWidth: 'thin',
      paddingBlockEnd: vars.space.x3,
      // Without the rail, the edge of the next slide says that there is more.
      paddingInlineEnd: vars.space.x12,
    },
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

export const slide = style({
  display: 'grid',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

const share = (perView: number) => ({
  flex: `0 0 calc((100% + ${gap}) / ${perView} - ${gap})`,
});
const shares = { 1: share(1), 2: share(2), 3: share(3), 4: share(4) };
const from = (query: string) =>
  styleVariants(undefined, {
    1: { '@media': { [query]: shares[1] } },
    2: { '@media': { [query]: shares[2] } },
    3: { '@media': { [query]: shares[3] } },
    4: { '@media': { [query]: shares[4] } },
  });

export const narrow = styleVariants(undefined, shares);

/** The widths from which more slides fit. */
export const slideSizes = {
  small: steps(media.from600, media.from1024),
  large: steps(media.from769, media.from1025),
};

function steps(medium: string, wide: string) {
  return { medium: step(medium), wide: step(wide) };
}

function step(query: string) {
  return {
    slides: from(query),
    hideControls: style({ '@media': { [query]: { display: 'none' } } }),
    lit: style({ '@media': { [query]: { selectors: { '&::after': { opacity: 1 } } } } }),
  };
}
