import { style } from '../../css/style.ts';

export const icon = style({ flexShrink: 0 });

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
