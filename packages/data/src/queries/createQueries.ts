import { reads, type readsOfServerPages, writes } from './queryList.ts';
import type { Context, Log } from '../requests/request.ts';
import type { SiteLanguage } from '../languages.ts';
import type { TableClient } from '../models/database.ts';

export interface QueriesOptions {
  /** Time-out of a call with its retry, in ms; of a contact message at most 10,000. Default 15,000. */
  timeoutMs?: number | undefined;
  /** Pause before a read's only retry, in ms. Default 200. */
  retryDelayMs?: number | undefined;
  /** Called for rows that were left out: table and id, never content. Default: nothing is logged. */
  log?: Log | undefined;
  /** Optional tables, columns and functions known to be missing: the result of `lacking`. Default: found by use. */
  lacks?: readonly string[] | undefined;
  /** Results are in this language if there are any, others are marked. Default: languages are ignored. */
  siteLanguage?: SiteLanguage | undefined;
}

type Query<Options, Answer> =
  Partial<Options> extends Options ? (options?: Options) => Answer : (options: Options) => Answer;

export type Bound<List> = {
  [Name in keyof List]: List[Name] extends (
    context: Context,
    options: infer Options,
  ) => infer Answer
    ? Query<Options, Answer>
    : never;
};

/**
 * Every call the website makes; queryList.ts lists them. Each throws DataError when it fails, or the
 * signal's reason when the caller aborted it. The optional ones exist only on a server.
 */
export interface Queries
  extends Bound<typeof reads & typeof writes>, Partial<Bound<typeof readsOfServerPages>> {}

export type AnswerOf<Name extends keyof Queries> = Awaited<ReturnType<NonNullable<Queries[Name]>>>;

/** The queries over supabase-js's client (server) or postgrest-js's (browser). Sends no request. */
export function createQueries(client: TableClient, options: QueriesOptions = {}): Queries {
  return bindQueries({ ...reads, ...writes }, client, options);
}

export type QueryList = Record<string, (context: Context, options: never) => unknown>;

export function bindQueries<List extends QueryList>(
  list: List,
  client: TableClient,
  { timeoutMs = 15e3, retryDelayMs = 200, log = () => {}, lacks, siteLanguage }: QueriesOptions,
): Bound<List> {
  const context: Context = {
    client,
    timeoutMs,
    retryDelayMs,
    log,
    lacks: new Set(lacks),
    siteLanguage,
  };
  const bound = Object.entries(siteLanguage?.narrow(list) ?? list).map(([name, query]) => [
    name,
    (options: object = {}) => query(context, options as never),
  ]);
  return Object.fromEntries(bound) as Bound<List>;
}
