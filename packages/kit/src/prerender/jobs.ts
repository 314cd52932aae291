import type { PublicConfig } from '../client/PublicConfig.tsx';
import type { Project } from '../defineSite.ts';

export interface WorkerSettings {
  root: string;
  /** The site's backend; absent: the pages read nothing. */
  project: Project | undefined;
  config: PublicConfig;
  staging: string;
}

export interface PageJob {
  path: string;
  file: string;
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
