import type { Language } from '@setu/data/staff';
import type { Connection } from './connect.ts';

/** An unpublished article, as its page shows it. */
export interface PreviewArticle {
  title: string | null;
  category: string | null;
  date: string | null;
  topics: string[];
  content: string;
}

/** The site on this machine, with one article in its tables. */
interface PreviewSite {
  /** `http://127.0.0.1:40123` */
  url: string;
  path: () => Promise<string>;
  stop: () => Promise<void>;
}

/** What the desk must know of the site. */
export interface DeskSite {
  name: string;
  /** `https://example.org`; undefined: addresses are printed as paths, and one of any site may name an article. */
  url?: string | undefined;
  /** Categories that articles may have, letter for letter. */
  articleCategories: readonly string[];
  courseCategories: readonly string[];
  /** The languages of the site, the one at its root first. */
  languages: readonly Language[];
  /** After how many months a message is deleted, as the privacy page says. */
  messagesKeptMonths: number;
  articleHref: (article: { id: string; category: string }) => string;
  practicePath: (day: string) => string;
  hasPractice: boolean;
  /** Starts the site with one article, which is read again for each page. */
  startPreview: (readArticle: () => Promise<PreviewArticle>) => Promise<PreviewSite>;
  /**
   * Builds the desk's pages (`app` of `@setu/desk/app`) in the site's look, unless they are built already.
   *
   * @returns the folder with `desk.js`, `desk.css` and the files that these load.
   */
  buildApp: () => Promise<string>;
  /** The path of a page without the prefix of its language: `/hi/about` is `/about`. */
  withoutLanguage: (path: string) => string;
  /** Whether a path is a fixed page, which hides a course of that slug. */
  isFixedPath: (path: string) => boolean;
  /** Whether a path leads to a fixed page, a list or a file of the site (not to a course or an article). */
  isKnownPath: (path: string) => boolean;
}

export interface Output {
  /** Results: stdout. */
  print: (text: string) => void;
  /** A table on a terminal, or `lines` in its place; JSON with `--json`. */
  table: (
    columns: readonly string[],
    rows: readonly (readonly (string | number | null)[])[],
    lines?: readonly string[],
  ) => void;
  /** Errors and remarks: stderr. */
  say: (text: string) => void;
  progress: (done: number, total: number, what: string) => void;
  json: boolean;
  /** Asks on the terminal; without one the answer is no. */
  confirm: (question: string) => Promise<boolean>;
}

export interface DeskContext {
  /**
   * Connects to the database, with all rights on either backend; reads and writes are PostgREST's. Until then an
   * interrupt ends the command immediately, even while it parses a file.
   */
  connect: () => Promise<Omit<Connection, 'close'>>;
  /** The embedded backend's folder. */
  dataDir: string;
  /** Whether the site reads a hosted project, whose database is in no folder. */
  hosted: boolean;
  site: DeskSite;
  output: Output;
  signal: AbortSignal;
}

export interface Command {
  name: string;
  /** One line in the list of commands. */
  summary: string;
  /** All that `desk <name> --help` prints. */
  usage: string;
  options: Record<string, { type: 'boolean' | 'string'; multiple?: boolean; short?: string }>;
  /** Set if it never connects, because the database may not exist: an interrupt aborts `signal` from its beginning. */
  worksOn?: 'folder';
  /**
   * Throws what is to be said if it refuses: `UsageError`, or any other error.
   *
   * @returns the exit status, unless all is done.
   */
  run: (
    context: DeskContext,
    args: { values: Record<string, unknown>; positionals: string[] },
  ) => Promise<number | void>;
}
