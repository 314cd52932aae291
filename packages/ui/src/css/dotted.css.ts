import { style, vars } from './style.ts';

/** Separated from the item before it in the same line by a dot in the gap, which is `space.x6` wide. */
export const next = style({
  position: 'relative',
  selectors: {
    '&::before': {
      // The second is for screen readers, in browsers that know it.
      content: ['"·"', '"·" / ""'],
      position: 'absolute',
      insetInlineEnd: '100%',
      inlineSize: vars.space.x6,
      textAlign: 'center',
    },
  },
});
