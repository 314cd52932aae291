import { institute } from '@site/institute.ts';
import { height, shapes, src, viewBox, width } from 'virtual:website/logo';

/** The height in rem: as much as the header has room for, with a width of at most 9 rem. */
const high = Math.min(2.25, (9 * height) / width);

/** A name of more characters is set smaller: on a phone it would take more lines than the header has. */
const isLong = institute.name.length > 30;

/** The logo and the name. The link around them carries the label. */
export function Logo() {
  return (
    <span className={isLong ? 'logo long' : 'logo'}>
      {shapes ? (
        <svg
          width={`${(high * width) / height}rem`}
          height={`${high}rem`}
          viewBox={viewBox}
          aria-hidden="true"
        >
          {shapes}
        </svg>
      ) : (
        <img src={src} width={width} height={height} alt="" />
      )}
      <span>{institute.name}</span>
    </span>
  );
}
