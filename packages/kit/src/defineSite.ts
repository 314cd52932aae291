import type { UserConfig } from 'vite';

/** The settings that a site adds to Vite's. */
export type SiteVite = Pick<UserConfig, 'optimizeDeps' | 'plugins' | 'resolve'>;

/** A backend's address, and the key that the site's own process sends to it. */
export interface Project {
  url: string;
  key: string;
}

/** A backend that this process has started; one that ends by itself is to be restarted at the same address. */
export interface EmbeddedBackend extends Project {
  /** The key that pages give to browsers; requests with the site's own `key` are served before it. */
  publicKey: string;
  stop: () => Promise<void>;
}

export interface ConnectOptions {
  /** Language of the pages; absent: the site has only one. */
  language?: string | undefined;
  /** Time-out of a read with all its attempts, in ms; absent: 15 s. */
  timeoutMs?: number;
  /** Logs for operators. */
  log: (message: string, detail?: unknown) => void;
}

/** The queries of one page. */
export interface Watched<Queries> {
  queries: Queries;
  /** Whether a query failed. */
  failed: () => boolean;
  /** How many queries were answered. */
  answered: () => number;
  /** Keys of the content in the answers, each valid in a header; content changes are reported by these keys. */
  keys: () => readonly string[];
  /** Queries that replay the answers so far, and fail with the kind `pending` for the rest. */
  soFar: () => Queries;
}

/** The backend of a site's pages; the kit uses its `Queries` only through these functions. */
export interface SiteBackend<Queries> {
  /**
   * The hosted project that the environment names, if any; else the embedded backend is used.
   * @throws Error that can be shown as it is.
   */
  hosted: (env: Record<string, string | undefined>) => Project | undefined;
  /** Starts the embedded backend with its data in the folder. Absent: the site needs a hosted project. */
  startEmbedded?: (options: {
    dataDir: string;
    /** The site's name, for the backend's messages to the staff. */
    siteName: string;
    /** `level`: `info` where absent. */
    onLog: (line: string, level?: 'warn' | 'error') => void;
    /**
     * Called when content has changed, with the keys of the pages that show it (`all`: every page); resolves when
     * no page shows the old content.
     */
    onContentChange: (keys: readonly string[]) => Promise<void>;
  }) => Promise<EmbeddedBackend>;
  /** Paths below which the site passes the embedded backend's API on: `/rest/v1/`. */
  apiPaths: readonly string[];
  /** Creates the queries without sending a request. */
  connect: (project: Project, options: ConnectOptions) => Queries;
  /** The same queries for one page: reads are aborted with `deadline`. */
  watch: (queries: Queries, deadline: AbortSignal) => Watched<Queries>;
  /** The abort reason for `deadline`, with which a read that took too long rejects. */
  timedOut: () => Error;
  /**
   * Queries that all fail with an error of this kind, for pages that are made in advance: as shown without
   * the backend (`foreseen`), and while waiting for it (`pending`). Neither is logged.
   */
  failing: (kind: 'foreseen' | 'pending') => Queries;
  ping: (queries: Queries) => Promise<void>;
  /** The parts that a hosted project lacks, by the site's own names; sent to browsers. */
  lacking?: (queries: Queries) => Promise<readonly string[]>;
}

export interface SitemapItem {
  path: string;
  /** The day of its last change, `yyyy-mm-dd`; undefined if unknown. */
  lastChange?: string | undefined;
  /** The same page in each language of the site, this one included; `x-default` for all others. */
  alternates?: readonly Alternate[] | undefined;
}

/** A page in a language: https://developers.google.com/search/docs/specialty/international/localized-versions */
export interface Alternate {
  hrefLang: string;
  path: string;
}

/** Pages that a worker makes as one job, and the content read for them in bulk. */
export interface PageBatch<Content> {
  /** Path and query of each, encoded as in an address. */
  paths: string[];
  /** Copied to another thread (structured clone). */
  content: Content;
}

export interface SitePages<Queries, Content> {
  /** All pages of the backend in batches; the next batch is read while one is made. */
  list: (queries: Queries, log: ConnectOptions['log']) => AsyncIterable<PageBatch<Content>>;
  /** Queries that use the content read in bulk, and the backend for the rest. */
  answering: (queries: Queries, content: Content) => Queries;
}

export interface CommandCall {
  /** The arguments after its name and the folder. */
  args: string[];
  root: string;
  env: Record<string, string | undefined>;
  /** The embedded backend's folder. */
  dataDir: string;
}

/** Resolves with the exit status. */
export type SiteCommand = (call: CommandCall) => Promise<number>;

/** The definition of a website for the kit's commands: the default export of its `site.config.ts`. */
export interface Site<Queries = unknown> {
  /** Its name, for the terminal. */
  name: string;
  /** Its folder: `import.meta.dirname`. The build goes to `dist/` in it. */
  root: string;
  /** The module that exports the `app` of `defineApp`, relative to the folder. */
  app: string;
  /** The module that exports the `serverParts` of `defineServerParts`. */
  serverParts: string;
  /** Absent: its pages read nothing. */
  backend?: SiteBackend<Queries>;
  /**
   * The site's languages, each built separately: the first at the root, others below their name (`/hi`), the `prefix` of
   * their app. Absent: one language, without a name.
   */
  languages?: readonly string[];
  /** More settings for Vite: plugins, aliases. Called only when something is built, once for each language. */
  vite?: (language?: string) => Promise<SiteVite>;
  /** More commands by name: `setu <name> <folder> …`. */
  commands?: Record<string, SiteCommand>;
  /** More files and folders that the build depends on, relative to the folder. */
  buildsFrom?: readonly string[];
}

export interface SiteLanguage {
  /** Its name; undefined: the site has only one language. */
  language: string | undefined;
  /** The prefix of its addresses: '' at the root, otherwise for example `/hi`. */
  prefix: string;
}

export const languagesOf = ({
  languages: [root, ...others] = [],
}: Pick<Site, 'languages'>): readonly SiteLanguage[] => [
  { language: root, prefix: '' },
  ...others.map((language) => ({ language, prefix: `/${language}` })),
];

/** Checks the types of a site and erases those that only the site itself uses. */
export function defineSite<Queries>(site: Site<Queries>): Site {
  // The kit passes values from one of these functions only to another of the same site.
  return site as unknown as Site;
}
