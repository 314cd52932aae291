import { media, style, vars } from '../../css/style.ts';
import { stack } from '../../css/mixins.ts';

const stacked = style({ ...stack(vars.space.x10), alignItems: 'start' });

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

export const wide = { first: columns(3, 2), second: columns(2, 3), neither: columns(1, 1) };
