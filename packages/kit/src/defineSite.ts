import type { UserConfig } from 'vite';

/** What a site adds to Vite's settings. */
export type SiteVite = Pick<UserConfig, 'optimizeDeps' | 'plugins' | 'resolve'>;

/** Where a backend answers, and the key that the site's own process sends to it. */
export interface Project {
  url: string;
  key: string;
}

/** A backend that this process has started. */
export interface EmbeddedBackend extends Project {
  /** The key that pages give to browsers; requests with the site's own `key` are served before it. */
  publicKey: string;
  stop: () => Promise<void>;
  /** Resolves when it has ended, by itself or because it was stopped. */
  exited: Promise<{ code: number | null }>;
}

export interface ConnectOptions {
  /** Of the pages that read; absent: the site has one. */
  language?: string | undefined;
  /** For a read with all its attempts, in ms; absent: 15 s. */
  timeoutMs?: number;
  /** Logs what no visitor sees. */
  log: (message: string, detail?: unknown) => void;
}

/** The queries of one page. */
export interface Watched<Queries> {
  queries: Queries;
  /** Whether one did not succeed. */
  failed: () => boolean;
  /** How many were answered. */
  answered: () => number;
  /** Names for what the answers are made of, each as it can stand in a header: told when it changes. */
  keys: () => readonly string[];
  /** Queries that give what these have read so far, and fail for the rest. */
  soFar: () => Queries;
}

/**
 * What a site's pages read. The kit hands `Queries` to loaders and actions, and looks into it only
 * through these functions.
 */
export interface SiteBackend<Queries> {
  /**
   * The hosted project that the environment names; `undefined`: the embedded one.
   *
   * @throws Error that can be shown as it is.
   */
  hosted: (env: Record<string, string | undefined>) => Project | undefined;
  /** Starts the embedded one, its data in the folder. Absent: the site needs a hosted project. */
  startEmbedded?: (options: {
    dataDir: string;
    /** The site's name, in what the backend tells its staff. */
    siteName: string;
    onLog: (line: string) => void;
    /**
     * Called when content has changed, with the keys of the pages that show it (`all`: every page); resolves when
     * none shows what was there before.
     */
    onContentChange: (keys: readonly string[]) => Promise<void>;
  }) => Promise<EmbeddedBackend>;
  /** Paths below which the site passes the embedded backend's API on: `/rest/v1/`. */
  apiPaths: readonly string[];
  /** Makes the queries; asks for nothing yet. */
  connect: (project: Project, options: ConnectOptions) => Queries;
  /** The same queries for one page: reads end with `deadline`. */
  watch: (queries: Queries, deadline: AbortSignal) => Watched<Queries>;
  /** The reason of that deadline: how a read fails that took too long. */
  timedOut: () => Error;
  /**
   * Queries that all fail with an error of this kind, for pages that are made in advance: as they are without
   * the backend (`foreseen`), and while it is waited for (`pending`). Neither is logged.
   */
  failing: (kind: 'foreseen' | 'pending') => Queries;
  /** Resolves when the backend answers. */
  ping: (queries: Queries) => Promise<void>;
  /** What a hosted project is without, by the site's own names: browsers are told so. */
  lacking?: (queries: Queries) => Promise<readonly string[]>;
}

/** A sitemap (https://www.sitemaps.org/protocol.html): pages, or the sitemaps that hold them. */
export interface Sitemap {
  kind: 'pages' | 'index';
  items: SitemapItem[];
}

export interface SitemapItem {
  path: string;
  /** The day of its last change, `yyyy-mm-dd`; undefined where none is known. */
  lastChange?: string | undefined;
  /** The same page in each language of the site, this one included; `x-default` for all others. */
  alternates?: readonly Alternate[] | undefined;
}

/** A page in a language: https://developers.google.com/search/docs/specialty/international/localized-versions */
export interface Alternate {
  hrefLang: string;
  path: string;
}

/** A page whose address comes from the backend. */
export interface ListedPage {
  /** Path and query, encoded as in an address. */
  path: string;
  /** The screen that must show it: where another one claims the address, the page is left out. */
  screen: string;
  /** A digest of all that it shows, where that was read: a page whose digest stays is not made again. */
  digest?: string;
}

/** Pages that a worker makes in one go, and what was read for them in bulk. */
export interface PageBatch<Content> {
  pages: ListedPage[];
  /** Is copied to another thread. */
  content: Content;
}

/** What prerendering needs beside the fixed pages. */
export interface SitePages<Queries, Content> {
  /** All pages that the backend knows, the next ones read while these are made. */
  list: (queries: Queries, log: ConnectOptions['log']) => AsyncIterable<PageBatch<Content>>;
  /** Queries that use what was read in bulk, and ask the backend for the rest. */
  answering: (queries: Queries, content: Content) => Queries;
}

/** What a command of a site's own is given. */
export interface CommandCall {
  /** The arguments after its name and the folder. */
  args: string[];
  /** The site's folder. */
  root: string;
  env: Record<string, string | undefined>;
  /** The embedded backend's folder. */
  dataDir: string;
}

/** Resolves with the exit status. */
export type SiteCommand = (call: CommandCall) => Promise<number>;

/** A website, as the kit's commands take it: the default export of its `site.config.ts`. */
export interface Site<Queries = unknown> {
  /** Its name, for the terminal. */
  name: string;
  /** Its folder: `import.meta.dirname`. The build goes to `dist/` in it. */
  root: string;
  /** The module that exports the `app` of `defineApp`; seen from the folder. */
  app: string;
  /** The module that exports the `serverParts` of `defineServerParts`. */
  serverParts: string;
  /** Absent: its pages read nothing. */
  backend?: SiteBackend<Queries>;
  /**
   * Of a site with several languages their names, each built for itself: the first stands at the root, any other
   * below its name (`/hi`), which its app has for a `prefix`. Absent: one that needs no name.
   */
  languages?: readonly string[];
  /** More for Vite: plugins, aliases. Asked for only where something is built, once for each language. */
  vite?: (language?: string) => Promise<SiteVite>;
  /** More commands, by their names: `setu <name> <folder> …`. */
  commands?: Record<string, SiteCommand>;
  /** Files and folders beside its own that the build depends on, below the folder. */
  buildsFrom?: readonly string[];
}

/** One language of a site. */
export interface SiteLanguage {
  /** Undefined: the site has one. */
  language: string | undefined;
  /** Of its addresses: '' at the root, else as `/hi`. */
  prefix: string;
}

/** A site's languages, that at the root first. */
export const languagesOf = ({
  languages: [root, ...others] = [],
}: Pick<Site, 'languages'>): readonly SiteLanguage[] => [
  { language: root, prefix: '' },
  ...others.map((language) => ({ language, prefix: `/${language}` })),
];

/** Checks the types of a site, and erases those that only the site itself uses. */
export function defineSite<Queries>(site: Site<Queries>): Site {
  // What the kit gets from one of these functions it hands to another of the same site.
  return site as unknown as Site;
}
