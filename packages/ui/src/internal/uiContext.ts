import * as React from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { mergeDefined } from './mergeDefined.ts';

/** The props that a router's link must accept, beside those of a link of ours. `href` is a path on this site. */
export interface LinkComponentProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'id' | 'lang' | 'onFocus' | 'onKeyDown' | 'rel' | 'style' | 'tabIndex'
> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** Texts by component. Untyped: this module need not know the components' label types. */
type Labels = Readonly<Record<string, object | undefined>>;

interface UiContextValue {
  linkComponent?: ComponentType<LinkComponentProps> | undefined;
  /** Those of each provider, from the outermost on. Later ones win, label by label. */
  labels: readonly (Labels | undefined)[];
  locale: string;
  timeZone: string;
}

/** `UiSettings` with untyped labels. */
export interface OwnUi {
  linkComponent?: UiContextValue['linkComponent'];
  labels?: Labels | undefined;
  locale?: string | undefined;
  timeZone?: string | undefined;
}

/** Their build of React has no context and events (https://react.dev/reference/rsc/server-components). */
export const isServerComponent = !('createContext' in React);

const withoutProvider: UiContextValue = { labels: [], locale: 'en', timeZone: 'UTC' };

export const UiContext = isServerComponent
  ? (undefined as never)
  : React.createContext(withoutProvider);

/** @param own the component's `ui`, which wins over the provider's setting by setting. */
export function useUi(own?: OwnUi): UiContextValue {
  const outer = isServerComponent ? withoutProvider : React.use(UiContext);
  return mergeDefined(outer, own, { labels: [...outer.labels, own?.labels] });
}
