import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';

export interface VisuallyHiddenProps extends RootAttributes<HTMLElement> {
  /** Default `span`. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'h4' | undefined;
  children?: ReactNode;
  /** Where it is not the language of the page, for voices. */
  lang?: string | undefined;
}

/** There for assistive technology, not for the eye. `ref` is the element. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // TypeScript cannot hold the props of one element against those of several: all are an HTMLElement.
  const Element = as as 'strong';
  return <Element {...rest} className={cx(visuallyHidden, className)} />;
}
