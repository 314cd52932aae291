import { createVar } from '@vanilla-extract/css';
import { gapWidth } from '../../css/gap.css.ts';
import { media } from '../../css/media.ts';
import { descendantStyle, style, styleVariants } from '../../css/style.ts';

const most = createVar();

/** As many as have the least width each, but no more than the most; half a pixel forgives the rounding. */
const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, (100% + ${gapWidth}) / ${most} - ${gapWidth} - 0.5px)), 1fr))`,
});

const base = style({ display: 'grid' });

// What stands in an item of a list is as high as its row, as it would be without the item.
descendantStyle(`${base} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** By the least width of an item. */
export const grid = styleVariants(base, {
  small: columns('10rem'),
  medium: columns('16rem'),
  large: columns('22rem'),
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
