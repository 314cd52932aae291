import { media } from '../../css/media.ts';
import { stack } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = vars.space.x6;

/** As many as have the width each, but no more than this; half a pixel forgives the rounding. */
const atMost = (count: number, width: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${width}, (100% - ${count - 1} * ${gap}) / ${count} - 0.5px)), 1fr))`;

const base = style([plainList, { display: 'grid', gap }]);

export const grid = styleVariants(base, {
  regular: {
    gridTemplateColumns: atMost(2, '16rem'),
    '@media': { [media.from1024]: { gridTemplateColumns: atMost(3, '16rem') } },
  },
  small: { gridTemplateColumns: atMost(3, '10rem') },
});

export const cell = style({ ...stack(), minInlineSize: 0 });
