import type { ReactNode } from 'react';

/** What every component must pass on, and to which element. */
export interface RootProps {
  ref?: (element: Element | null) => void;
  id?: string;
  'data-conformance'?: string;
  'aria-keyshortcuts'?: string;
}

export interface Fixture {
  /** As index.ts exports it. */
  name: string;
  /** Told apart from other fixtures of the same component. */
  shape?: string;
  /** A selector for what `ref` gives, as the component's docstring says; `null` when it has none. */
  refElement: string | null;
  /** A selector for what carries `id`, where that is another one. */
  idElement?: string;
  /** The least that the types allow: nothing optional, lists without items, null where it is allowed. */
  empty: (root: RootProps) => ReactNode;
  /** The empty one renders nothing at all. */
  emptyIsNothing?: boolean;
  /** Made for the inside of a page: it may reach a little into the page's margins. */
  inContainer?: boolean;
  /** Every prop, with far too much in it. */
  full: (root: RootProps) => ReactNode;
}
