import { direction } from '../../css/direction.css.ts';
import { style } from '../../css/style.ts';

export const icon = style({ flexShrink: 0 });

export const mirrored = style({ transform: `scaleX(${direction})` });
