import type { CSSProperties, Ref } from 'react';

/**
 * The attributes that a component passes on: `id`, `data-*` and `aria-*` to the element of `ref`,
 * `className` and `style` to its outermost element, in addition to its own class. A consumer's class wins in any order of stylesheets,
 * because the library's rules are in layers.
 */
export interface RootAttributes<Root extends Element> {
  id?: string | undefined;
  ref?: Ref<Root> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  [attribute: `data-${string}` | `aria-${string}`]: unknown;
}
