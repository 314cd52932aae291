import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Keeps its place before the picture arrives, and when none does. */
const base = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const frame = styleVariants(base, {
  '3/2': { aspectRatio: '3 / 2' },
  '16/9': { aspectRatio: '16 / 9' },
  '4/5': { aspectRatio: '4 / 5' },
});

const fill = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', minBlockSize: 0 });

export const image = style([fill, { objectFit: 'cover' }]);

export const placeholder = style([fill, { color: vars.color.lineStrong }]);

export const sun = style({ color: vars.color.accent });
