import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { OwnUi } from '../uiContext.ts';

/** What every component must pass on, and to which element. */
export interface RootProps {
  ref?: (element: Element | null) => void;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ui?: OwnUi;
  'data-conformance'?: string;
  'aria-keyshortcuts'?: string;
}

interface FixtureFacts {
  /** As index.ts exports it. */
  name: string;
  /** Told apart from other fixtures of the same component. */
  shape?: string;
  /** A selector for what `ref` gives, as the component's docstring says; `null` when it has none. */
  refElement: string | null;
  /** A selector for what carries `id`, where that is another one. */
  idElement?: string;
  /** The empty one renders nothing at all. */
  emptyIsNothing?: boolean;
  /** Made for the inside of a page: it may reach a little into the page's margins. */
  inContainer?: boolean;
  /** Takes `ui`, and has links in a part that is client code and knows the provider alone. */
  hasClientLinks?: boolean;
}

export interface Fixture extends FixtureFacts {
  /** Stands within another component, which the fixture renders around it. */
  isPart?: boolean;
  empty: (root: RootProps) => ReactNode;
  full: (root: RootProps) => ReactNode;
}

interface FixtureOf<Props> extends Omit<FixtureFacts, 'name'> {
  /** Named as index.ts exports it. */
  component: ComponentType<Props>;
  /** The least that the types allow: nothing optional, lists without items. */
  empty: NoInfer<Props>;
  /** Every prop, with far too much in it. */
  full: NoInfer<Props>;
  /** What a part has to stand in. */
  within?: (part: ReactNode) => ReactNode;
}

/** A component with its least and its most props. */
export function fixture<Props extends object>(of: FixtureOf<Props>): Fixture {
  const { component: Component, empty, full, within = (part) => part, ...facts } = of;
  return {
    ...facts,
    name: Component.name,
    isPart: of.within !== undefined,
    empty: (root) => within(<Component {...root} {...empty} />),
    full: (root) => within(<Component {...root} {...full} />),
  };
}
