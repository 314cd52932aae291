import type { ComponentType, ReactNode } from 'react';
import type { PublicConfig } from './PublicConfig.tsx';
import type { SitePages } from '../defineSite.ts';
import type { Route } from './route.ts';
import type { Screen } from './screen.ts';

/** What of a site is rendered: Vite bundles it twice, for the server and for browsers. */
export interface App<Meta extends object = object> {
  /** What the addresses of its language begin with: `/hi`. Default: '', at the root. Routes are written without it. */
  prefix?: string;
  /** The table of addresses, most specific first. Paths match in any letter case. */
  routes: readonly Route[];
  /** What `import.meta.glob('./pages/*.tsx')` finds: the screens that the routes name, each a chunk of its own. */
  screens: Record<string, () => Promise<Screen>>;
  /** The whole page from `<html>` down. What only the server adds is written into its HTML later. */
  Document: ComponentType<{ children: ReactNode }>;
  /** The frame of every page, around react-router's `<Outlet>`. It calls `useMarkHydrated`. */
  Layout: ComponentType;
  /** A page's part of the head, given what the screen's `meta` returns. */
  Head: ComponentType<Meta>;
  /** Takes a page's place, inside the layout, when it fails unexpectedly; `useRouteError` tells why. */
  PageError: ComponentType;
  /** Takes the place of layout and page. */
  LayoutError: ComponentType;
  /** Called once in the browser, before anything is read or rendered. */
  start?: (config: PublicConfig) => void;
}

/** Checks the types of a site's app; its module exports the result as `app`. */
export function defineApp<Meta extends object>(app: App<Meta>): App {
  // Each screen's `meta` and the site's `Head` agree on a type that the kit need not know.
  return app as unknown as App;
}

/** A page that shows what its address promises. */
export interface ShownPage {
  screen: string;
  /** What its loader has read. */
  data: unknown;
  /** Props of the site's `Head`. */
  head: object;
  /** Absolute address of the site without a trailing slash. */
  origin: string;
}

/** A file as it is sent. */
export interface GeneratedFile {
  contentType: string;
  text: string;
}

/** Files that are made of what the backend holds: sitemaps, feeds. */
export interface GeneratedFiles<Queries = unknown> {
  /** Whether a path is that of such a file, whether it exists or not. */
  isPath: (path: string) => boolean;
  /**
   * The file at a path; `undefined` where there is none.
   *
   * @param others the queries of the site's other languages.
   */
  read: (
    queries: Queries,
    path: string,
    origin: string,
    others?: readonly Queries[],
  ) => Promise<GeneratedFile | undefined>;
  /** The paths of all there are, for a static copy. */
  list: (queries: Queries) => Promise<readonly string[]>;
}

/** What only the server needs of a site: what it writes into documents, and beside them. */
export interface ServerParts<Queries = unknown, Content = unknown> {
  /** Addresses of fixed pages that the table does not name: another spelling, a known parameter. */
  otherPaths?: readonly string[];
  /** What loaders and actions have beside the queries (`serverContextOf`), and browsers never load. */
  extra?: object;
  /**
   * What the address of a page says to its one visitor, such as a signed token: the page is made for this
   * visitor only, and its loader finds it as `personal` in its context. `undefined`: the page is the same for all.
   */
  personal?: (url: URL) => unknown;
  /** Called with the visitor's address each time a page at one of these paths is sent, from the cache too. */
  onPage?: Readonly<Record<string, (visitor: string) => void>>;
  /** A script that runs before the first paint. */
  headScript?: string;
  /** The text of a `PreHydration` function (`import text from '../file.ts?script'`): it runs before hydration. */
  bodyScript?: string;
  /** In the place of the server's plain English texts, by their status: 403, 405, 429. */
  refusals?: Readonly<Record<number, string>>;
  /** Fonts that the first paint needs. */
  preloadFonts?: readonly string[];
  /** A page's structured data for search engines (https://schema.org). */
  structuredData?: (page: ShownPage) => readonly object[];
  /** What of a page's path the parts of the frame depend on: see `FrameSlot`. */
  frameKey?: (pathname: string) => string;
  /** One of them has `/sitemap.xml`. Absent: a sitemap of the fixed pages. */
  files?: readonly GeneratedFiles<Queries>[];
  /** The pages whose addresses come from the backend, for a static copy. */
  pages?: SitePages<Queries, Content>;
  /**
   * Reads which values the parameters of a path have, the path in lower case and without a slash at its
   * end. All others share the page of the value `-`, so that arbitrary values do not fill the cache. A page
   * waits a second for this, and the result counts for five. Absent: each value makes a page.
   */
  queryValues?: (
    queries: Queries,
    path: string,
  ) => Promise<(name: string, value: string) => boolean>;
  /**
   * What the operator should know about the backend's content, a line each. Read in the background
   * when a health check first finds that the backend answers, and logged. Absent: nothing.
   */
  warnings?: (queries: Queries) => Promise<string[]>;
}

/** Checks the types of what only the server needs; its module exports the result as `serverParts`. */
export function defineServerParts<Queries, Content>(
  parts: ServerParts<Queries, Content>,
): ServerParts {
  // Only these functions are handed what the site's backend connects to.
  return parts as unknown as ServerParts;
}
