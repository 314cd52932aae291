import { direction } from '../../css/direction.css.ts';
import { style } from '../../css/style.ts';

export const icon = style({
  flexShrink: 0,
  // Not as attributes, which each of a page's dozens of icons would repeat.
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const mirrored = style({ transform: `scaleX(${direction})` });
