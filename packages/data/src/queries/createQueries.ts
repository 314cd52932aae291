import { reads, type readsOfServerPages, writes } from './queryList.ts';
import { type Context, type Log, type Share, unshared } from '../requests/request.ts';
import type { SiteLanguage } from '../languages.ts';
import type { TableClient } from '../models/database.ts';

export interface QueriesOptions {
  /**
   * For a call with its retry, in ms; a contact message has 10,000 at most. Default 15,000: a slow backend
   * is not a dead one.
   */
  timeoutMs?: number | undefined;
  /** Before a read's only retry, in ms. Default 200. */
  retryDelayMs?: number | undefined;
  /** Called for rows that were left out: table and id, never content. Default: nothing is logged. */
  log?: Log | undefined;
  /** What the project is known to be without, as a server's `lacking` says it. Default: it is found out. */
  lacks?: readonly string[] | undefined;
  /** How reads are asked that many pages have in common. Default: each page asks for itself. */
  share?: Share | undefined;
  /**
   * What is found is in this language where there is any, and marked where it is not. Default: the site has
   * one language alone, whatever its rows are in.
   */
  siteLanguage?: SiteLanguage | undefined;
}

type Query<Options, Answer> =
  Partial<Options> extends Options ? (options?: Options) => Answer : (options: Options) => Answer;

/** The queries of a list without their context. Where all options are optional, none need be given. */
export type Bound<List> = {
  [Name in keyof List]: List[Name] extends (
    context: Context,
    options: infer Options,
  ) => infer Answer
    ? Query<Options, Answer>
    : never;
};

/**
 * Every call the website makes; queryList.ts names them. Each throws DataError when it fails, or the
 * signal's reason when the caller aborted it. Those that may be absent are a server's.
 */
export interface Queries
  extends Bound<typeof reads & typeof writes>, Partial<Bound<typeof readsOfServerPages>> {}

/**
 * The queries over either client: supabase-js's on the server, postgrest-js's in the browser.
 * Makes no request by itself.
 */
export function createQueries(client: TableClient, options: QueriesOptions = {}): Queries {
  return bindQueries({ ...reads, ...writes }, client, options);
}

export type QueryList = Record<string, (context: Context, options: never) => unknown>;

/** Binds each query of a list to the client and the options, with their defaults. */
export function bindQueries<List extends QueryList>(
  list: List,
  client: TableClient,
  {
    timeoutMs = 15e3,
    retryDelayMs = 200,
    log = () => {},
    lacks,
    share = unshared,
    siteLanguage,
  }: QueriesOptions,
): Bound<List> {
  const context: Context = {
    client,
    timeoutMs,
    retryDelayMs,
    log,
    share,
    lacks: new Set(lacks),
    siteLanguage,
  };
  const bound = Object.entries(siteLanguage?.narrow(list) ?? list).map(([name, query]) => [
    name,
    (options: object = {}) => query(context, options as never),
  ]);
  return Object.fromEntries(bound) as Bound<List>;
}
