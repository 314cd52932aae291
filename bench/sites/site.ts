/** One of the compared sites. */
export interface Site {
  name: SiteName;
  /** Name and version as the results show them. */
  title: string;
  /** Makes it from the content of this run. */
  build: (run: Run) => Promise<void>;
  /** Starts what it needs behind the reverse proxy. */
  start: (run: Run) => Promise<Origin>;
}

/** In the order of the tables. */
export const siteNames = ['static', 'astro', 'next', 'client', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

/** What the reverse proxy serves of a site. */
export interface Origin {
  folders: string[];
  /** What its files are sent with. */
  headers?: Record<string, string>;
  upstream?: string;
  /** What is passed on to it; default: all that is no file. Other addresses get the first page. */
  upstreamPaths?: RegExp;
  stop: () => Promise<unknown>;
}

export interface Run {
  /** The file with the content that all of them show. */
  contentFile: string;
  /** The backend that holds the same content. */
  backend: { url: string; key: string };
  /** Where to leave what is built. */
  outputFolder: (name: string) => string;
}

export const nothingToStop = async () => {};
