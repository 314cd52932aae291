import type { CSSProperties, Ref } from 'react';

/**
 * What a component passes on: identity and meaning to the element that `ref` gives, looks to its
 * outermost element, beside its own class. A consumer's class wins whatever the order of stylesheets,
 * for the library's rules lie in layers.
 */
export interface RootAttributes<Root extends Element> {
  id?: string | undefined;
  ref?: Ref<Root> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  [attribute: `data-${string}` | `aria-${string}`]: unknown;
}
