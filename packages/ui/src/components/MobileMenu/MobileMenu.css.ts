import { keyframes } from '@vanilla-extract/css';
import { brandBand } from '../../css/brandBand.css.ts';
import { direction } from '../../css/direction.css.ts';
import { descendantStyle, media, style, vars } from '../../css/style.ts';
import {
  centredRow,
  column,
  hairline,
  headingFont,
  iconButton,
  outline,
  square,
} from '../../css/mixins.ts';

const { color, space } = vars;

export const burger = style({
  ...iconButton,
  border: outline,
  selectors: { '&:hover': { background: color.surface } },
  '@media': { [media.headerBar]: { display: 'none' } },
  // Without popover support the links are below the header until React arrives: nothing to open.
  '@supports': {
    'not selector(:popover-open)': {
      selectors: { ':not([data-hydrated]) > * > &:not([aria-expanded])': { display: 'none' } },
    },
  },
});

const slideIn = keyframes({ from: { transform: `translateX(calc(100% * ${direction}))` } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const open = {
  ...column(space.x4),
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  zIndex: 2,
  margin: 0,
  inlineSize: 'min(22rem, 100vw - 48px)',
  maxInlineSize: 'none',
  blockSize: 'auto',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.x3,
  paddingBlockEnd: `max(${space.x8}, env(safe-area-inset-bottom))`,
  paddingInline: `min(${space.x4}, 5vw)`,
  border: 0,
  borderInlineStart: hairline,
  color: color.ink,
  background: color.paper,
  boxShadow: vars.shadow.overlay,
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.ease}`,
} as const;

/** Wide: a bar in the header. Narrow: hidden, or, as a native popover or as a dialog, a sheet that slides in. */
export const panel = style([
  brandBand,
  {
    display: 'none',
    position: 'static',
    inset: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    ...square('auto'),
    overflow: 'visible',
    '@media': {
      [media.headerBar]: {
        ...centredRow(space.x2, space.x1),
        justifyContent: 'end',
        flex: '1 1 auto',
      },
      [media.roomyHeaderBar]: { columnGap: space.x5 },
    },
    '@supports': {
      'not selector(:popover-open)': {
        selectors: { '&:not([data-hydrated])': { display: 'block', flexBasis: '100%' } },
      },
    },
    selectors: { '&:popover-open': open, '&[data-state="open"]': open },
  },
]);

export const head = style({
  ...centredRow(),
  justifyContent: 'space-between',
  paddingInlineStart: space.x2,
  '@media': { [media.headerBar]: { display: 'none' } },
});

export const title = style({ ...headingFont, fontSize: vars.text.lg });

export const backdrop = style({
  display: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  background: color.backdrop,
  selectors: {
    [`${panel}:popover-open ~ &`]: { display: 'block' },
    '&[data-state="open"]': { display: 'block' },
  },
  animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.ease}`,
});

// The page behind must not scroll before React, unless the window has become wide; then see useScrollLock of Dialog.
descendantStyle(`html:has(${panel}:popover-open:not([data-hydrated]))`, {
  '@media': { [`not all and ${media.headerBar}`]: { overflow: 'hidden' } },
});
