import { createVar } from '@vanilla-extract/css';
import { descendantStyle, media, stylesBy, styleVariants } from '../../css/style.ts';

const oneMore = createVar();

/** As many columns as fit, up to a maximum: each is at least `100% / oneMore` wide, so that one more would not fit. */
const columns = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${oneMore})), 1fr))`,
});

/** By the minimum width of an item. */
export const grid = styleVariants(undefined, {
  small: columns('10rem'),
  medium: columns('16rem'),
  large: columns('22rem'),
});

// The content of an `<li>` is as high as its row, as it would be without the `<li>`.
for (const size of Object.values(grid)) {
  descendantStyle(`${size} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
}

const counts = (width?: string) => {
  const atMost = (most: number) => {
    const rule = { vars: { [oneMore]: `${most + 1}` } };
    return width === undefined ? rule : { '@media': { [width]: rule } };
  };
  return stylesBy([1, 2, 3, 4, 5, 6], atMost);
};

export const narrow = counts();
export const medium = counts(media.from600);
export const wide = counts(media.from1024);
