import type { ComponentType } from 'react';
import type { PartialLabels } from '../../internal/hooks/useLabels.ts';
import type { LinkComponentProps } from '../../internal/uiContext.ts';
import type { LanguageLabels } from './LanguageLabels.ts';

/** Settings of a site for all its components, passed to `UiProvider`, or to a server component as `ui`. */
export interface UiSettings {
  /**
   * Renders links within the site, e.g. a wrapper around a router's Link: the same component on each render, or all
   * links lose focus. Default: a plain `<a>`.
   */
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  /** Texts of the components in another language, by component; English where one is missing. */
  labels?: { [Name in keyof LanguageLabels]?: PartialLabels<LanguageLabels[Name]> } | undefined;
  /**
   * BCP 47, e.g. `en-IN`, for dates and numbers. Its language is the page's: words in Devanagari, and in a page written
   * in it English texts, are marked with theirs, for screen readers and fonts. Default: `en`.
   */
  locale?: string | undefined;
  /** IANA time zone in which dates are written, on server and browser alike. Default: `UTC`. */
  timeZone?: string | undefined;
}

/** A component that may be a server component, which no provider reaches. */
export interface UiProps {
  /**
   * The settings of `UiProvider`, for a server component; within a provider they add to its. The days of
   * `MonthCalendar` and the links of account forms take the provider's `linkComponent` alone.
   */
  ui?: UiSettings | undefined;
}
