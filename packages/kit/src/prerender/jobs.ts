import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { Project } from '../defineSite.ts';

/** The `workerData` of a worker. */
export interface WorkerSettings {
  /** The site's folder. */
  root: string;
  /** The site's backend; absent: the pages read nothing. */
  project: Project | undefined;
  config: PublicConfig;
  /** Folder that new files are written to. */
  staging: string;
}

export interface PageJob {
  /** Path and query. */
  path: string;
  /** The page's file, relative to the output folder. */
  file: string;
  /** The status that the page must have. */
  status: 200 | 404;
}

export interface Job {
  pages: PageJob[];
  /** Content read for these pages in bulk, if any. */
  content: unknown;
}

export interface MadePage {
  file: string;
  /** Addresses that it links to, fixed pages apart; undefined: the page cannot be shown, and there is no file. */
  links: string[] | undefined;
}

/** A worker's message: `ready` once, then one for each job. */
export type WorkerAnswer =
  | { type: 'ready' }
  | { type: 'made'; pages: MadePage[] }
  | { type: 'failed'; message: string };
