import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { type RootAttributes, cx } from '../../internal/attributes.ts';

export interface VisuallyHiddenProps extends RootAttributes<HTMLElement> {
  /** Default `span`. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'h4' | undefined;
  children?: ReactNode;
}

/** Available to assistive technology, but not visible. `ref` is the element. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // TypeScript cannot check props against a union of elements; each of these is an HTMLElement.
  const Element = as as 'strong';
  return <Element {...rest} className={cx(visuallyHidden, className)} />;
}
