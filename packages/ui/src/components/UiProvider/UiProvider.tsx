'use client';
import { useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Labels } from '../../internal/labels.ts';
import { UiContext, uiDefaults } from '../../internal/uiContext.ts';
import type { LinkComponentProps } from '../../internal/uiContext.ts';

export type { LinkComponentProps };

export interface UiProviderProps {
  /** Renders links within the site, e.g. a wrapper around a router's Link. Default: a plain `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** Texts of the components in another language, by component; English where one is missing. */
  labels?: Labels;
  /** IANA time zone in which dates are written. Default: `Asia/Kolkata`. */
  timeZone?: string;
  children: ReactNode;
}

/** Gives every component below it the site's router link, language and time zone. Renders no element. */
export function UiProvider({
  linkComponent,
  labels = uiDefaults.labels,
  timeZone = uiDefaults.timeZone,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ linkComponent, labels, timeZone }),
    [linkComponent, labels, timeZone],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
