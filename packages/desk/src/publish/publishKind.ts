import type { ContentQueries, WholeRows } from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import type { Entry, Problem } from '../content/entry.ts';
import type { Fields } from '../content/fields.ts';

/** A kind of content that the desk publishes. */
export interface PublishKind<Draft, Existing> {
  noun: string;
  /** The field to change in a form whose item is published already. */
  ownField: string;
  /** The field that is the text below the front matter. */
  body: string;
  /** Splits a file that contains several entries. Default: a Markdown file is one. */
  split?: (entry: Entry, body: string, problems: Problem[]) => Entry[];
  /** Whether `body` is an article's text, with marks, lists and tables. */
  hasMarks?: true;
  /** Makes a draft of an entry, even if it has problems: see `Fields`. A field that it does not ask for is refused. */
  read: (fields: Fields, site: DeskSite) => Draft;
  /** A warning of what visitors would miss in a draft; null: nothing. */
  warn?: (draft: Draft) => string | null;
  /** Keys of a draft: drafts that share one are the same item. */
  keysOf: (draft: Draft) => string[];
  /** For each draft, what is published already; with `replace`, what it would overwrite. */
  find: (
    queries: ContentQueries,
    drafts: readonly Draft[],
    options: FindOptions,
  ) => Promise<Existing[]>;
  /** Whether a draft is published already, and whether `--replace` can tell what to overwrite. */
  validate: (draft: Draft, existing: Existing) => Validation;
  /** Which field of a draft the project cannot hold, and why. Default: it holds all. */
  unsupported?: (
    queries: ContentQueries,
    signal: AbortSignal,
  ) => Promise<(draft: Draft) => { field: string; reason: string } | undefined>;
  /** The requests, in order; each writes all of its rows or none. */
  steps: readonly Step<Draft, Existing>[];
  /**
   * Overwrites the item that a form was filled from.
   *
   * @returns the version that it then has, undefined if it no longer had this one; and what was left as it is.
   */
  correct: (
    queries: ContentQueries,
    planned: Planned<Draft, Existing>,
    over: { id: string; version: string; signal: AbortSignal },
  ) => Promise<{ version: string | undefined; left?: string[] }>;
  /** The rows to overwrite, in the order in which they are put back; null: a new row of that table. */
  replaced: (
    planned: Planned<Draft, Existing>,
  ) => { table: WholeRows['table']; id: string | null }[];
  /** The headings of the table of written items; `show` returns its cells. */
  columns: readonly string[];
  show: (draft: Draft, existing: Existing) => (string | number | null)[];
  titleOf: (draft: Draft) => string;
  /** What visitors see of it, unless they see all of it immediately. */
  noteOf?: (draft: Draft) => string | null;
  /** Its address on the site; null while it is not known. */
  publicPath: (draft: Draft, existing: Existing, site: DeskSite) => string | null;
}

export interface FindOptions {
  signal: AbortSignal;
  replace: boolean;
  move: boolean;
  /** The id of the item that a form has opened and overwrites, even if its text no longer matches. */
  over?: string | undefined;
}

/** Sentences; undefined: does not apply. */
export interface Validation {
  exists?: string | undefined;
  /** Why `--replace` cannot tell what to overwrite; ignored without it. */
  unclear?: string | undefined;
  refused?: string | undefined;
  /** What becomes of it. Default: 'new', or 'replaced' where it exists. */
  outcome?: string;
}

interface Step<Draft, Existing> {
  /** What it writes: 'pages of courses'. */
  what: string;
  /** @returns the ids of the rows, if all are new. */
  write: (
    queries: ContentQueries,
    plan: readonly Planned<Draft, Existing>[],
    signal: AbortSignal,
  ) => Promise<string[]>;
}

export interface Planned<Draft, Existing> {
  draft: Draft;
  existing: Existing;
}
