import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = vars.space.x6;

/** As many as have 16rem each, but no more than this; half a pixel forgives the rounding. */
const atMost = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(16rem, (100% - ${count - 1} * ${gap}) / ${count} - 0.5px)), 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: atMost(2),
  gap,
  '@media': { [media.from1024]: { gridTemplateColumns: atMost(3) } },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});
