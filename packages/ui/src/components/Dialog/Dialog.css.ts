import { keyframes } from '@vanilla-extract/css';
import { hairline, iconButton, titleText } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

const { color, space } = vars;
const withoutPopovers = 'not selector(:popover-open)';

/** Hidden until hydration in browsers without popovers, where the content is then shown in the page. */
export const trigger = style({
  '@supports': {
    [withoutPopovers]: { selectors: { '&:not([aria-expanded])': { display: 'none' } } },
  },
});

const rise = keyframes({ from: { transform: 'translateY(1rem)' } });

const shown = {
  display: 'block',
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  inlineSize: `min(36rem, 100vw - 2 * ${space.x4})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${space.x4})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

export const panel = style({
  display: 'none',
  padding: `${space.x3} min(${space.x6}, 5vw) ${space.x6}`,
  border: hairline,
  borderRadius: vars.radius.lg,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:popover-open': { ...shown, animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}` },
    // Browsers before 2024 pass it no custom properties, so it stays light there: https://crbug.com/827397
    '&::backdrop': { background: color.backdrop },
  },
  '@supports': {
    [withoutPopovers]: {
      selectors: {
        '&:not([data-hydrated], [data-state])': { display: 'block' },
        '&[data-state="open"]': { ...shown, zIndex: 30 },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  gap: space.x3,
  alignItems: 'start',
  justifyContent: 'space-between',
  marginBlockEnd: space.x3,
});

export const title = style({
  ...titleText,
  minInlineSize: 0,
  paddingBlock: space.x2,
  fontSize: vars.text.lg,
});

export const close = style({
  ...iconButton,
  // Aligns the cross with the end of the text.
  marginInlineEnd: `calc(-1 * ${space.x2})`,
  border: 0,
  selectors: { '&:hover': { background: color.sunken } },
});

// The page behind must not scroll, also before React; then useScrollLock sees to it, which measures the scrollbar.
descendantStyle(`html:has(${panel}:popover-open:not([data-hydrated]))`, { overflow: 'hidden' });
