import type { ContentQueries, WholeRows } from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import type { Entry, Problem } from '../content/entry.ts';
import type { Fields } from '../content/fields.ts';

/** One kind of thing that the desk publishes. */
export interface ContentType<Draft, There> {
  /** What one is called. */
  noun: string;
  /** All fields that files may have. */
  fields: readonly string[];
  /** The field that is the text below the front matter. */
  body: string;
  /** Makes entries of a file that holds several. Default: a Markdown file is one. */
  split?: (entry: Entry, body: string, problems: Problem[]) => Entry[];
  /** Whether that is an article's text, with marks, lists and tables. */
  hasMarks?: true;
  /** Judges an entry, whatever is wrong with it: see `Fields`. */
  read: (fields: Fields, site: DeskSite) => Draft;
  /** What visitors would miss of a draft. */
  warn?: (draft: Draft) => string | null;
  /** What makes two drafts the same one. */
  keysOf: (draft: Draft) => string[];
  /** What is published already of each draft; with `replace`, what it is to be written over. */
  find: (
    queries: ContentQueries,
    drafts: readonly Draft[],
    options: FindOptions,
  ) => Promise<There[]>;
  /** Whether anything is, and why `--replace` cannot tell what to write over. */
  judge: (draft: Draft, there: There) => Judgement;
  /** Why the project cannot hold a draft, by the field. Default: it can. */
  unsupported?: (
    queries: ContentQueries,
    signal: AbortSignal,
  ) => Promise<(draft: Draft) => { field: string; reason: string } | undefined>;
  /** The requests, in turn, each of which writes all of its rows or none. */
  steps: readonly Step<Draft, There>[];
  /** The rows that it is written over, in the order in which they are put back; null: it is new there. */
  replaced: (planned: Planned<Draft, There>) => { table: WholeRows['table']; id: string | null }[];
  /** For the table of what is written. */
  columns: readonly string[];
  show: (draft: Draft, there: There) => (string | number | null)[];
  titleOf: (draft: Draft) => string;
  /** What visitors see of it, where that is not all and at once. */
  noteOf?: (draft: Draft) => string | null;
  /** Its address on the site; null while it is not known. */
  addressOf: (draft: Draft, there: There, site: DeskSite) => string | null;
}

export interface FindOptions {
  signal: AbortSignal;
  /** Whether what is published may be written over. */
  replace: boolean;
  /** Whether an article may get another day. */
  move: boolean;
  /** The id of what a form has opened, and writes over whatever its words are by now. */
  over?: string | undefined;
}

/** In words, each null where it is not so. */
export interface Judgement {
  exists: string | null;
  /** Only `--replace` minds. */
  unclear: string | null;
  /** Why it cannot be published at all. */
  refused?: string;
  /** What becomes of it. Default: 'new', or 'replaced' where it exists. */
  was?: string;
}

export interface Step<Draft, There> {
  /** What it writes: 'pages of courses'. */
  what: string;
  write: (
    queries: ContentQueries,
    plan: readonly Planned<Draft, There>[],
    signal: AbortSignal,
  ) => Promise<void>;
}

/** A draft, and what is published of it. */
export interface Planned<Draft, There> {
  draft: Draft;
  there: There;
}
