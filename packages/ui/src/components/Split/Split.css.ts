import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  alignItems: 'start',
});

const columns = (first: number, second: number) =>
  style([
    stacked,
    {
      '@media': {
        [media.from1024]: {
          gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)`,
          gap: vars.space.x16,
        },
      },
    },
  ]);

export const aside = columns(2, 3);
export const even = columns(1, 1);
