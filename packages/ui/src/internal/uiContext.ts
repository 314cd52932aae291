'use client';
import { createContext, useContext } from 'react';
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

/** What components know without a UiProvider around them. */
export const uiDefaults: UiContextValue = {
  linkComponent: undefined,
  labels: {},
  language: 'en',
  timeZone: 'Asia/Kolkata',
};

export const UiContext = createContext(uiDefaults);

export function useUi(): UiContextValue {
  return useContext(UiContext);
}
