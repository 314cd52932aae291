import { brandBand } from '../../css/brandBand.css.ts';
import { descendantStyle, media, style, vars } from '../../css/style.ts';
import {
  centredRow,
  hairline,
  inline,
  middle,
  middleLine,
  square,
  wrap,
} from '../../css/mixins.ts';

export const header = style([
  brandBand,
  {
    position: 'relative',
    zIndex: 20,
    ...middleLine,
    minBlockSize: vars.layout.headerHeight,
    borderBlockEnd: hairline,
    // In a low window, such as a phone on its side, a sticky header would take too much room.
    '@media': {
      '(min-height: 30em)': { position: 'sticky', insetBlockStart: 0 },
      print: { display: 'none' },
    },
    // Without popover support the whole menu is in it until React arrives.
    '@supports': {
      'not selector(:popover-open)': {
        '@media': { [`not all and ${media.headerBar}`]: { position: 'relative' } },
      },
    },
  },
]);

export const bar = style({
  ...centredRow(`min(${vars.space.x4}, 2.5vw)`, vars.space.x2),
  justifyContent: 'space-between',
  paddingBlock: vars.space.x2,
});

// The page keeps scroll targets clear of the header (css/reset.css.ts). What is in the bar is in view already: without
// this, focus on it would scroll the page to its top. Not so in the menu, which scrolls on its own.
const inView = {
  scrollMarginBlockStart: `calc(-1 * (${vars.layout.headerHeight} + ${vars.space.x4}))`,
};
descendantStyle(`${bar} > :is(a, button)`, inView);
descendantStyle(`${bar} :is(a, button)`, { '@media': { [media.headerBar]: inView } });

export const logo = style({
  ...inline(),
  minBlockSize: '2.75rem',
  // A long name wraps between its words before the bar does; where there is room, it takes it before the menu.
  flex: '99 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: 'max-content',
  overflowWrap: 'break-word',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink } },
});

// A width in percent would let it shrink to nothing: https://drafts.csswg.org/css-sizing-3/#min-content-zero
descendantStyle(`${logo} :is(img, svg)`, { maxInlineSize: 'min(12rem, 40vw)' });

/** Next to the burger; where the header is wide, next to the logo. */
export const search = style({
  ...middle,
  ...square('2.75rem'),
  marginInlineStart: 'auto',
  borderRadius: vars.radius.md,
  color: vars.color.ink,
  selectors: { '&:hover': { background: vars.color.surface, color: vars.color.ink } },
  '@media': {
    // A bar of 1024 px has little room left.
    [media.headerBar]: { inlineSize: '1.75rem', marginInline: `calc(-1 * ${vars.space.x3})` },
    [media.roomyHeaderBar]: { inlineSize: '2.75rem', marginInline: 0 },
  },
});

export const actions = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [media.headerBar]: { ...wrap(vars.space.x2) } },
});

// In the menu they are targets for a thumb.
descendantStyle(`${actions} > a`, {
  minBlockSize: '2.75rem',
  '@media': {
    [media.headerBar]: {
      minBlockSize: '2.5rem',
      paddingInline: `clamp(${vars.space.x1}, 2vw - ${vars.space.x4}, ${vars.space.x3})`,
    },
  },
});
