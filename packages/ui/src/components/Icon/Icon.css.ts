import { direction } from '../../css/direction.css.ts';
import { style } from '../../css/style.ts';

export const icon = style({
  flexShrink: 0,
  // Here, not as attributes: a page has dozens of icons.
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const mirrored = style({ transform: `scaleX(${direction})` });
