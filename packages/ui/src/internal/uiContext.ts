import * as React from 'react';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { Language } from './text/language.ts';

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
  language: Language;
  timeZone: string;
}

/** `UiSettings`, whose labels by name the ground need not know. */
export type OwnUi = { [Key in keyof UiContextValue]?: UiContextValue[Key] | undefined };

/** What components know without a UiProvider around them. */
const defaults: UiContextValue = {
  linkComponent: undefined,
  labels: {},
  language: 'en',
  timeZone: 'Asia/Kolkata',
};

export function completeUi({ linkComponent, labels, language, timeZone }: OwnUi): UiContextValue {
  return {
    linkComponent,
    labels: labels ?? defaults.labels,
    language: language ?? defaults.language,
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
