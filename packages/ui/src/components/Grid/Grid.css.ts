import { createVar } from '@vanilla-extract/css';
import { gapWidth } from '../../css/gap.css.ts';
import { media } from '../../css/media.ts';
import { descendantStyle, style, styleVariants } from '../../css/style.ts';

const most = createVar();
const least = createVar();

/** As many as have the least width each, but no more than the most; half a pixel forgives the rounding. */
const share = `(100% - (${most} - 1) * ${gapWidth}) / ${most} - 0.5px`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
});

// What stands in an item of a list is as high as its row, as it would be without the item.
descendantStyle(`${grid} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const minItemWidth = styleVariants(undefined, {
  small: { vars: { [least]: '10rem' } },
  medium: { vars: { [least]: '16rem' } },
  large: { vars: { [least]: '22rem' } },
});

const counts = (width?: string) => {
  const count = (number: string) => {
    const rule = { vars: { [most]: number } };
    return width === undefined ? rule : { '@media': { [width]: rule } };
  };
  return styleVariants(undefined, {
    1: count('1'),
    2: count('2'),
    3: count('3'),
    4: count('4'),
    5: count('5'),
    6: count('6'),
  });
};

export const narrow = counts();
export const medium = counts(media.from600);
export const wide = counts(media.from1024);
