export interface Site {
  name: SiteName;
  build: (run: Run) => Promise<void>;
  /** Starts the servers that it needs behind the reverse proxy. */
  start: (run: Run) => Promise<Origin>;
}

/** In the order of the tables. */
export const siteNames = ['static', 'astro', 'next', 'client', 'ours'] as const;
type SiteName = (typeof siteNames)[number];

/** The names that the tables show; variants of servers have none. */
export const siteTitles: Record<string, string> = {
  static: 'static HTML',
  astro: 'Astro',
  next: 'Next',
  client: 'client-rendered React',
} satisfies Partial<Record<SiteName, string>>;

/** The parts of a site that the reverse proxy serves. */
export interface Origin {
  folders: readonly string[];
  /** Headers that its files are sent with. */
  headers?: Record<string, string>;
  upstream?: string;
  /** Paths that are passed on to `upstream`; default: all without a file. Other paths get the home page. */
  upstreamPaths?: RegExp;
  /** Ends its servers, if it has any. */
  stop?: () => Promise<unknown>;
}

export interface Run {
  /** The file with the content that all sites show. */
  contentFile: string;
  /** The backend with the same content. */
  backend: { url: string; key: string };
  /** The folder for a build. */
  outputFolder: (name: string) => string;
}
