import * as React from 'react';
import type { ComponentType, ReactNode, Ref } from 'react';

/** The props that a router's link must accept. `href` is a path on this site, never an external address. */
export interface LinkComponentProps {
  href: string;
  className?: string | undefined;
  tabIndex?: number | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

export interface UiContextValue {
  linkComponent: ComponentType<LinkComponentProps> | undefined;
  /** The provider's texts, by component. */
  labels: Readonly<Record<string, object | undefined>>;
  locale: string;
  timeZone: string;
}

/** `UiSettings` with untyped labels: this module need not know the components' label types. */
export type OwnUi = { [Key in keyof UiContextValue]?: UiContextValue[Key] | undefined };

/** Their build of React has no context and events (https://react.dev/reference/rsc/server-components). */
export const isServerComponent = !('createContext' in React);

export const UiContext = isServerComponent ? (undefined as never) : React.createContext<OwnUi>({});

/** @param own the component's `ui`, which wins over the provider's. */
export function useUi(own: OwnUi = isServerComponent ? {} : React.use(UiContext)): UiContextValue {
  const { linkComponent, labels = {}, locale = 'en', timeZone = 'UTC' } = own;
  return { linkComponent, labels, locale, timeZone };
}
