import type { AnchorHTMLAttributes, CSSProperties, Ref } from 'react';

/**
 * What a component passes on: `className` and `style` to its outermost element, all else to the element of `ref`. A
 * consumer's class wins in any order of stylesheets, because the library's rules are in layers.
 */
export interface RootAttributes<Root extends Element> {
  id?: string | undefined;
  ref?: Ref<Root> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Language of the content, if other than the page's, for screen readers and fonts. */
  lang?: string | undefined;
  /** Direction of the content, if other than the page's. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Give -1 to move focus here by script. */
  tabIndex?: number | undefined;
  [attribute: `data-${string}` | `aria-${string}`]: unknown;
}

/** The attributes of an `<a>` or a `<button>` that a component passes on. */
export type OwnAttributes<Attributes> = Omit<
  Attributes,
  'children' | 'dangerouslySetInnerHTML' | 'href'
>;

/** What a link passes on. */
export interface LinkAttributes
  extends
    RootAttributes<HTMLAnchorElement>,
    Omit<
      OwnAttributes<AnchorHTMLAttributes<HTMLAnchorElement>>,
      keyof RootAttributes<HTMLAnchorElement>
    > {}

/** @internal Joins class names, leaving out the absent ones: a component's own, then the consumer's. */
export function cx(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
