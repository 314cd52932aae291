import * as React from 'react';
import type { ComponentType, ReactNode, Ref } from 'react';

/** What a router's link must understand. `href` is a path on this site, never an external address. */
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
  /** What the provider's language says, by component. */
  labels: Readonly<Record<string, object | undefined>>;
  locale: string;
  timeZone: string;
}

/** `UiSettings`, whose labels by name the ground need not know. */
export type OwnUi = { [Key in keyof UiContextValue]?: UiContextValue[Key] | undefined };

/** What components know without a UiProvider around them. */
const defaults: UiContextValue = {
  linkComponent: undefined,
  labels: {},
  locale: 'en',
  timeZone: 'UTC',
};

export function completeUi({ linkComponent, labels, locale, timeZone }: OwnUi): UiContextValue {
  return {
    linkComponent,
    labels: labels ?? defaults.labels,
    locale: locale ?? defaults.locale,
    timeZone: timeZone ?? defaults.timeZone,
  };
}

/** React for server components has no context (https://react.dev/reference/rsc/server-components). */
const hasContext = 'createContext' in React;

export const UiContext = hasContext ? React.createContext(defaults) : (undefined as never);

/** @param own the component's `ui`, which wins over the provider's. */
export function useUi(own?: OwnUi): UiContextValue {
  if (own) return completeUi(own);
  return hasContext ? React.use(UiContext) : defaults;
}
