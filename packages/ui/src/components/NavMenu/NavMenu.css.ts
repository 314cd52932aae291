import { keyframes } from '@vanilla-extract/css';
import { media, style, vars } from '../../css/style.ts';
import { centredRow, hairline, middleLine, stack, surface } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

const { color, space, text } = vars;
/** The link to the current page, and a link under the pointer. */
const marked = {
  textDecoration: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: vars.border.thick,
  textUnderlineOffset: '0.4em',
};

export const list = style([
  plainList,
  {
    ...stack(),
    '@media': { [media.headerBar]: centredRow(), [media.roomyHeaderBar]: { columnGap: space.x2 } },
  },
]);

export const item = style({
  position: 'relative',
  borderBlockEnd: hairline,
  '@media': { [media.headerBar]: { borderBlockEnd: 0 } },
});

/** A top-level link or a dropdown's button, which look the same. */
export const control = style({
  ...middleLine,
  justifyContent: 'space-between',
  gap: space.x1,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: `${space.x2} ${space.x2}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.ink,
  fontFamily: vars.font.body,
  fontSize: text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink, ...marked },
    '&[aria-current], &[data-current]': marked,
  },
  '@media': {
    [media.headerBar]: {
      inlineSize: 'auto',
      minBlockSize: '2.75rem',
      paddingInline: `clamp(${space.x1}, 2.6vw - ${space.x6}, ${space.x2})`,
      fontSize: text.sm,
    },
  },
});

const chevronTurn = { transform: 'rotate(180deg)' };

export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: {
    [`${control}[data-state="open"] > &`]: chevronTurn,
    // CSS cannot select a button by the state of its popover, only the list item by `:has`.
    [`${item}:has(> [popover]:popover-open) > ${control} > &`]: chevronTurn,
  },
});

/** Holds a dropdown's state until scripts run; never visible. */
export const marker = style({ selectors: { '&&': { display: 'none' } } });

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const panel = style({
  display: 'none',
  paddingBlockEnd: space.x3,
  paddingInlineStart: space.x4,
  '@media': {
    [media.headerBar]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${space.x4})`,
      zIndex: 1,
      inlineSize: 'max-content',
      minInlineSize: '100%',
      maxInlineSize: '20rem',
      // In a sticky header the page's scrolling does not bring the last links into view.
      maxBlockSize: '75vh',
      overflowY: 'auto',
      padding: space.x2,
      ...surface(vars.radius.md),
      boxShadow: vars.shadow.overlay,
      animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
    },
  },
  // Without popover support, focus on the button shows the links until React arrives.
  '@supports': {
    'not selector(:popover-open)': {
      selectors: { [`${item}:focus-within > &:not([data-hydrated])`]: { display: 'block' } },
    },
  },
  selectors: {
    '&[data-state="open"]': { display: 'block' },
    [`${marker}:popover-open ~ &`]: { display: 'block' },
    // The panel with the focus lies above its neighbours.
    '&:focus-within': { zIndex: 2 },
  },
});

/** `end` where another dropdown follows: two open panels must not cover each other. */
export const align = {
  start: style({ '@media': { [media.headerBar]: { insetInlineStart: 0 } } }),
  end: style({ '@media': { [media.headerBar]: { insetInlineEnd: 0 } } }),
};

export const links = plainList;

export const link = style({
  ...middleLine,
  minBlockSize: '2.75rem',
  padding: `${space.x1} ${space.x3}`,
  borderRadius: vars.radius.sm,
  color: color.ink,
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.paper, color: color.ink, textDecoration: 'underline' },
    '&[aria-current]': marked,
  },
});

// 500 ms red, 500 ms white: one flash a second, far below the three of WCAG 2.3.1.
const blinking = keyframes({ '0%': { color: color.blink }, '50%': { color: color.onBrand } });

export const blink = style({
  color: color.blink,
  animation: `${blinking} 1s step-end infinite`,
  // Without scripts the page has no switch that would stop it (WCAG 2.2.2).
  '@media': { '(scripting: none)': { animation: 'none' } },
  selectors: { '&:hover': { color: color.blink } },
});
