'use client';
import { useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../internal/text/language.ts';
import { UiContext, uiDefaults } from '../../internal/uiContext.ts';
import type { LinkComponentProps } from '../../internal/uiContext.ts';
import type { LanguageLabels } from './LanguageLabels.ts';

export type { LinkComponentProps };

export interface UiProviderProps {
  /** Renders links within the site, e.g. a wrapper around a router's Link. Default: a plain `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** Texts of the components in another language, by component; English where one is missing. */
  labels?: { [Name in keyof LanguageLabels]?: Partial<LanguageLabels[Name]> };
  /** Language of the page: texts of another are marked with theirs, for voices and fonts. Default: `en`. */
  language?: Language;
  /** IANA time zone in which dates are written. Default: `Asia/Kolkata`. */
  timeZone?: string;
  children: ReactNode;
}

/** Gives every component below it the site's router link, language and time zone. Renders no element. */
export function UiProvider({
  linkComponent,
  labels = uiDefaults.labels,
  language = uiDefaults.language,
  timeZone = uiDefaults.timeZone,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ linkComponent, labels, language, timeZone }),
    [linkComponent, labels, language, timeZone],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
