'use client';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { watchPictures } from '../../internal/picture/brokenPicture.ts';
import { mergeDefined } from '../../internal/mergeDefined.ts';
import { type LinkComponentProps, UiContext } from '../../internal/uiContext.ts';
import type { UiProps, UiSettings } from './UiSettings.ts';

export type { LinkComponentProps, UiProps, UiSettings };

export interface UiProviderProps extends UiSettings {
  children: ReactNode;
}

/**
 * Gives every component below it the site's router link, texts, locale and time zone; what is left out, each label too,
 * is as in the provider around it. Server components, which no provider reaches, take the same settings as `ui`; the
 * provider hides their broken pictures. Renders no element.
 */
export function UiProvider({ children, ...own }: UiProviderProps) {
  const outer = use(UiContext);
  const { linkComponent, labels, locale, timeZone } = own;
  const value = useMemo(
    () =>
      mergeDefined(
        outer,
        { linkComponent, locale, timeZone },
        { labels: [...outer.labels, labels] },
      ),
    [outer, linkComponent, labels, locale, timeZone],
  );
  useEffect(watchPictures, []);
  return <UiContext value={value}>{children}</UiContext>;
}
