import type { SitePages } from './defineSite.ts';

/** A page that was rendered with status 200: `data` is its loader's result, `head` the props of the site's `Head`. */
export interface ShownPage {
  screen: string;
  data: unknown;
  head: object;
  /** Absolute address of the site without a trailing slash. */
  origin: string;
}

export interface GeneratedFile {
  contentType: string;
  text: string;
}

/** Files generated from the backend's content: sitemaps, feeds. */
export interface GeneratedFiles<Queries = unknown> {
  /** Whether a path has the form of such a file's, whether the file exists or not. */
  isPath: (path: string) => boolean;
  /** The file at a path, if there is one; `others` are the queries of the other languages. */
  read: (
    queries: Queries,
    path: string,
    origin: string,
    others?: readonly Queries[],
  ) => Promise<GeneratedFile | undefined>;
  /** The paths of all files, for a static copy. */
  list: (queries: Queries, others?: readonly Queries[]) => Promise<readonly string[]>;
}

/** Why a request is refused: the status, or that its file is still being made (503 as well). */
export type Refusal = 400 | 403 | 404 | 405 | 429 | 503 | 'beingMade';

/** The parts of a site that only the server needs: for documents, generated files and prerendering. */
export interface ServerParts<Queries = unknown, Content = unknown> {
  /** Addresses of fixed pages that the table does not list: a known parameter. */
  otherPaths?: readonly string[];
  /** Additional values for loaders and actions on the server (`serverContextOf`), which browsers never load. */
  extra?: object;
  /**
   * Reads data for a single visitor from the address of a page, such as a signed token: the page is made for this
   * visitor only, and its loader finds the data as `personal` in its context. `undefined`: it is the same for all.
   */
  personal?: (url: URL) => unknown;
  /** Called with the visitor's address each time a page at one of these paths is sent, from the cache too. */
  onPage?: Readonly<Record<string, (visitor: string) => void>>;
  /** A script that runs before the first paint. */
  headScript?: string;
  /** The text of a `PreHydration` function (`import text from '../file.ts?script'`): it runs before hydration. */
  bodyScript?: string;
  /** Texts that replace the server's plain English ones. */
  refusals?: Readonly<Partial<Record<Refusal, string>>>;
  /** Fonts that the first paint needs. */
  preloadFonts?: readonly string[];
  /** A page's structured data for search engines (https://schema.org). */
  structuredData?: (page: ShownPage) => readonly object[];
  /** The part of a page's path that the slots of the frame depend on: see `FrameSlot`. */
  frameKey?: (pathname: string) => string;
  /** Screens whose content only the browser knows: their pages load React's scripts without waiting for a use. */
  hydratedOnLoad?: readonly string[];
  /** Generated files, such as `/sitemap.xml`. */
  files?: readonly GeneratedFiles<Queries>[];
  /** The pages whose addresses come from the backend, for a static copy. */
  pages?: SitePages<Queries, Content>;
  /**
   * Reads which values the query parameters of a path (in lower case, without a trailing slash) have. All others share
   * the page of `-`, so that they do not fill the cache. A page waits a second for this, and it is cached for five. Absent:
   * each value makes a page.
   */
  queryValues?: (
    queries: Queries,
    path: string,
  ) => Promise<(name: string, value: string) => boolean>;
  /**
   * Warnings for the operator about the content, one line each, logged when the backend first answers. Absent: none.
   */
  warnings?: (queries: Queries) => Promise<string[]>;
}

/** Checks the types of a site's server parts; their module exports the result as `serverParts`. */
export function defineServerParts<Queries, Content>(
  parts: ServerParts<Queries, Content>,
): ServerParts {
  // The kit passes the queries of the site's backend only to functions of the same site.
  return parts as unknown as ServerParts;
}
