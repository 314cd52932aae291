'use client';
import { createContext, useContext, useMemo } from 'react';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { Labels } from '../../internal/labels.ts';

/** What a router's link must understand. `href` is a path on this site, never an external address. */
export interface LinkComponentProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

export interface UiProviderProps {
  /** Renders links within the site, e.g. a wrapper around a router's Link. Default: a plain `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** Texts of the components in another language, by component; English where one is missing. */
  labels?: Labels;
  /** IANA time zone in which dates are written. Default: `Asia/Kolkata`. */
  timeZone?: string;
  children: ReactNode;
}

interface UiContextValue {
  linkComponent: ComponentType<LinkComponentProps> | undefined;
  labels: Labels;
  timeZone: string;
}

const UiContext = createContext<UiContextValue>({
  linkComponent: undefined,
  labels: {},
  timeZone: 'Asia/Kolkata',
});

/** Gives every component below it the site's router link, language and time zone. Renders no element. */
export function UiProvider({
  linkComponent,
  labels = noLabels,
  timeZone = 'Asia/Kolkata',
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ linkComponent, labels, timeZone }),
    [linkComponent, labels, timeZone],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

const noLabels: Labels = {};

export function useUi(): UiContextValue {
  return useContext(UiContext);
}
