import { inline } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 30,
  ...inline(),
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.medium,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:hover': { color: vars.color.onAccent },
    // Drawn inside the link, because the link lies over the dark header.
    '&:focus-visible': { outlineColor: vars.color.onAccent, outlineOffset: '-5px' },
  },
});
