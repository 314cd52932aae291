import type { ComponentType, ReactNode } from 'react';
import type { PublicConfig } from './PublicConfig.tsx';
import type { Route, Screen } from './route.ts';

/** The rendered part of a site: Vite bundles it twice, for the server and for browsers. */
export interface App<Meta extends object = object> {
  /** The prefix of the language's addresses: `/hi`. Default: '', at the root. Routes are written without it. */
  prefix?: string;
  /** The table of addresses, most specific first. Paths match in any letter case. */
  routes: readonly Route[];
  /** The result of `import.meta.glob('./pages/*.tsx')`: the screens that the routes name, each a separate chunk. */
  screens: Record<string, () => Promise<Screen>>;
  /** The whole page from `<html>` down. Parts that only the server adds are written into its HTML later. */
  Document: ComponentType<{ children: ReactNode }>;
  /** The frame of every page, around react-router's `<Outlet>`. It calls `useMarkHydrated`. */
  Layout: ComponentType;
  /** A page's part of the head; its props are the result of the screen's `meta`. */
  Head: ComponentType<Meta>;
  /** Replaces a page, inside the layout, when it fails unexpectedly; `useRouteError` returns the error. */
  PageError: ComponentType;
  /** Replaces layout and page when the layout fails. */
  LayoutError: ComponentType;
  /** Called once in the browser, before anything is read or rendered. */
  start?: (config: PublicConfig) => void;
}

/** Checks the types of a site's app; its module exports the result as `app`. */
export function defineApp<Meta extends object>(app: App<Meta>): App {
  // Each screen's `meta` and the site's `Head` agree on a type that the kit need not know.
  return app as unknown as App;
}
