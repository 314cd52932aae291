import type { ComponentType } from 'react';
import type { LinkComponentProps } from '../../internal/uiContext.ts';
import type { LanguageLabels } from './LanguageLabels.ts';

/** What a site says once for all its components: to `UiProvider`, or to a server component as `ui`. */
export interface UiSettings {
  /** Renders links within the site, e.g. a wrapper around a router's Link. Default: a plain `<a>`. */
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  /** Texts of the components in another language, by component; English where one is missing. */
  labels?: { [Name in keyof LanguageLabels]?: Partial<LanguageLabels[Name]> } | undefined;
  /**
   * BCP 47, e.g. `en-IN`: how dates and numbers are written. Its language is that of the page: texts of another
   * are marked with theirs, for voices and fonts. Default: `en`.
   */
  locale?: string | undefined;
  /** IANA time zone in which dates are written, on server and browser alike. Default: `UTC`. */
  timeZone?: string | undefined;
}

/** A component that may render on a server of components, where no provider reaches it. */
export interface UiProps {
  /** What `UiProvider` says elsewhere, for a server component and all that it renders. */
  ui?: UiSettings | undefined;
}
