import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { Project } from '../defineSite.ts';

/** What a worker is started with. */
export interface WorkerSettings {
  /** The site's `site.config.ts`. */
  siteFile: string;
  /** Where its backend is; absent: the pages read nothing. */
  project: Project | undefined;
  config: PublicConfig;
  /** Folder that new files are written to. */
  staging: string;
  compress: boolean;
}

/** One page to be made. */
export interface PageJob {
  /** Path and query. */
  path: string;
  /** File of it, below the output folder. */
  file: string;
  /** The status it must have. */
  status: 200 | 404;
  /** Hash of the file as it stands: one that stays the same is not written. */
  known: string | undefined;
}

export interface Job {
  pages: PageJob[];
  /** What was read for them in bulk; undefined: nothing. */
  content: unknown;
}

export interface MadePage {
  file: string;
  /** Of the text; undefined: the page cannot be shown, and there is no file. */
  hash: string | undefined;
  /** Addresses with a query that it links to. */
  links: string[];
}

/** A worker's message: `ready` once, then one for each job. */
export type WorkerAnswer =
  | { type: 'ready' }
  | { type: 'made'; pages: MadePage[] }
  | { type: 'failed'; message: string };

/** No visitor waits for a page, and many reads run at once. */
export const readTimeoutMs = 30_000;
