import type { Ref } from 'react';

/** What a component passes on to its root element: identity and meaning, never looks; and the element itself. */
export interface RootAttributes<Root extends Element> {
  id?: string | undefined;
  ref?: Ref<Root> | undefined;
  [attribute: `data-${string}` | `aria-${string}`]: unknown;
}
