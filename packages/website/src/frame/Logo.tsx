import { institute } from '@site/institute.ts';
import { height, shapes, src, viewBox, width } from 'virtual:website/logo';

/** In rem: as high as the header has room for, four times as wide at most. */
const high = Math.min(2.25, (9 * height) / width);

/** The mark beside the name. The link around it carries the label. */
export function Logo() {
  return (
    <span className="logo">
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
