import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { OwnUi } from '../internal/uiContext.ts';

/** The attributes that every component must pass on. */
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
  /** The component's name in index.ts. */
  name: string;
  /** Distinguishes it from other fixtures of the same component. */
  shape?: string;
  /** A selector for the element of `ref`; `null` when it has none. Default: the docstring of the component names it. */
  refElement?: string | null;
  /** A selector for the element with `id`, where that is another one. */
  idElement?: string;
  /** With the props of `empty` it renders nothing at all. Default: what the docstring says. */
  emptyIsNothing?: boolean;
  /** Made for the inside of a page: it may reach a little into the page's margins. */
  inContainer?: boolean;
  /** Takes `ui`, but has links in a client component, which only knows the provider. */
  hasClientLinks?: boolean;
}

export interface Fixture extends FixtureFacts {
  /** The fixture renders others around it. */
  isPart?: boolean;
  empty: (root: RootProps) => ReactNode;
  full: (root: RootProps) => ReactNode;
}

interface FixtureOf<Props> extends Omit<FixtureFacts, 'name'> {
  /** Has the name under which index.ts exports it. */
  component: ComponentType<Props>;
  /** The least that the types allow: nothing optional, lists without items. */
  empty: NoInfer<Props>;
  /** Every prop, with far too much in it. */
  full: NoInfer<Props>;
  /** Renders what a part must be inside of. */
  within?: (part: ReactNode) => ReactNode;
  /** Rendered after it, such as what it links to. */
  beside?: ReactNode;
}

/** A component with its minimal and its maximal props. */
export function fixture<Props extends object>(of: FixtureOf<Props>): Fixture {
  const { component: Component, empty, full, within = (part) => part, beside, ...facts } = of;
  return {
    ...facts,
    name: Component.name,
    isPart: of.within !== undefined,
    empty: (root) => (
      <>
        {within(<Component {...root} {...empty} />)}
        {beside}
      </>
    ),
    full: (root) => (
      <>
        {within(<Component {...root} {...full} />)}
        {beside}
      </>
    ),
  };
}

/** A picture that needs no request. */
export const pixel =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

// Texts that no designer plans for and some author will write.

/** 320 letters without a place to break. */
export const unbroken = 'Donaudampfschifffahrtselektrizitäten'.repeat(9).slice(0, 320);

export const hindi =
  'संविधान का अनुच्छेद 123 राष्ट्रपति को यह शक्ति देता है कि संसद के सत्र में न होने पर अध्यादेश जारी करें।';

/** 5,000 characters: both of these and many sentences. */
export const long = `${unbroken} ${hindi} ${'A sentence that goes on and on. '.repeat(150)}`.slice(
  0,
  5000,
);

export const picture = { src: pixel, alt: long, width: 800, height: 600 };

/** Children that are elements, text and nothing. */
export const children: ReactNode = [
  <p key="unbroken">{unbroken}</p>,
  <p key="hindi">{hindi}</p>,
  null,
  long,
];
