import { institute } from '@site/institute.ts';
import { shapes, viewBox } from 'virtual:website/logo';

/** The mark beside the name. The link around it carries the label. */
export function Logo() {
  return (
    <span className="logo">
      <svg width="2.25rem" height="2.25rem" viewBox={viewBox} aria-hidden="true">
        {shapes}
      </svg>
      <span>{institute.name}</span>
    </span>
  );
}
