'use client';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { watchPictures } from '../../internal/picture/brokenPicture.ts';
import { UiContext } from '../../internal/uiContext.ts';
import type { LinkComponentProps } from '../../internal/uiContext.ts';
import type { UiProps, UiSettings } from './UiSettings.ts';

export type { LinkComponentProps, UiProps, UiSettings };

export interface UiProviderProps extends UiSettings {
  children: ReactNode;
}

/**
 * Gives every component below it the site's router link, texts, locale and time zone. Renders no element.
 * Server components, which no provider reaches, take the same settings as `ui`; the provider hides their broken
 * pictures.
 */
export function UiProvider({ linkComponent, labels, locale, timeZone, children }: UiProviderProps) {
  const value = useMemo(
    () => ({ linkComponent, labels, locale, timeZone }),
    [linkComponent, labels, locale, timeZone],
  );
  useEffect(watchPictures, []);
  return <UiContext value={value}>{children}</UiContext>;
}
