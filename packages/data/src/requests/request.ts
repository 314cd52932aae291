import { DataError, presentable, timedOut } from './errors.ts';
import { asRow, idOf, isRow } from '../values/values.ts';
import type { SiteLanguage } from '../languages.ts';
import type { InLanguage, Language } from '../models/language.ts';
import type { TableClient } from '../models/database.ts';

/** Where the data layer logs for operators. `detail` never contains content. */
export type Log = (message: string, detail: Record<string, unknown>) => void;

export interface Context {
  client: TableClient;
  timeoutMs: number;
  retryDelayMs: number;
  log: Log;
  siteLanguage?: SiteLanguage | undefined;
  /** A client for rows in all languages, where `client` is limited to one. */
  allRows?: TableClient | undefined;
  /** The rows in the site's language, and whether it alone has some, where `client` reads both. */
  divide?: ((rows: readonly unknown[]) => { own: unknown[]; alone?: true }) | undefined;
  /** The language of all rows read, if it is not the site's language. */
  rowsIn?: Language | undefined;
  /** The optional parts found to be missing, for the lifetime of the process. */
  lacks: Set<string>;
}

export interface CallOptions {
  /** Ends the call when it aborts; its reason is then thrown untouched. */
  signal?: AbortSignal | undefined;
}

export interface BesideArticleOptions extends CallOptions {
  /** The article's language, where that is not the site's. */
  language?: Language | undefined;
}

/** A client's answer. Its types promise more, but `error` is any JSON that the server sent. */
export interface Answer {
  data: unknown;
  error: unknown;
  count: number | null;
  status: number;
}

interface Call {
  abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<Answer> };
}

export type BuildCall = (client: TableClient) => Call;

export interface Rows {
  data: unknown[];
  count: number | null;
}

type Guard<T> = (data: unknown) => data is T;

export const isRows: Guard<unknown[]> = (data) => Array.isArray(data);

/** Runs `work` with a signal that aborts after `ms` (a DataError of kind `timeout`) or with the caller's own. */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const deadline = new AbortController();
  const passOn = () => deadline.abort(signal?.reason);
  const timer = setTimeout(() => deadline.abort(timedOut()), ms);
  signal?.addEventListener('abort', passOn);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOn);
  }
}

/** One attempt. The library's own three retries are turned off: see `read`. */
export async function attempt(
  context: Context,
  build: BuildCall,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await build(context.client).abortSignal(signal).retry(false);
  if (answer.status === 0 || answer.error !== null) signal.throwIfAborted();
  // The library parses a range without a total (`0-19/*`) as NaN.
  return { ...answer, count: Number.isInteger(answer.count) ? answer.count : null };
}

/**
 * A read of at most `attempts` within one time-out: repeated after a network error, a 5xx, a 429 or an answer that
 * `accept` rejects.
 * Throws DataError `unavailable`, `rejected` (a 4xx) or `timeout`, or the signal's reason.
 */
async function read<T>(
  context: Context,
  { signal }: CallOptions,
  build: BuildCall,
  accept: Guard<T>,
  attempts = 2,
): Promise<{ data: T; count: number | null }> {
  return withDeadline(context.timeoutMs, signal, async (deadline) => {
    for (let left = attempts - 1; ; left -= 1) {
      const answer = await attempt(context, build, deadline);
      if (isGood(answer, accept)) return answer;
      if (left === 0 || !isTransient(answer)) throw failure(answer);
      await pause(context.retryDelayMs, deadline);
    }
  });
}

export const readRows = (
  context: Context,
  options: CallOptions,
  build: BuildCall,
  attempts?: number,
): Promise<Rows> => read(context, options, build, isRows, attempts);

export async function readRow(
  context: Context,
  options: CallOptions,
  build: BuildCall,
): Promise<Record<string, unknown>> {
  const { data } = await read(context, options, build, isRow);
  return data;
}

export async function readCount(
  context: Context,
  options: CallOptions,
  build: BuildCall,
): Promise<number> {
  const { count } = await read(context, options, build, (data): data is null => data === null);
  return count ?? 0;
}

/** Supabase's default limit of rows in one answer; a project may have set a lower one. */
export const rowsPerRead = 1_000;

function isGood<T>(answer: Answer, accept: Guard<T>): answer is Answer & { data: T } {
  const ok = answer.status >= 200 && answer.status < 300;
  return ok && answer.error === null && accept(answer.data);
}

export function isTransient({ status }: Answer): boolean {
  // postgrest-js turns a 404 without a body into a 204.
  return status === 429 || ((status < 400 || status >= 500) && status !== 204);
}

/** A text of the backend's error, empty if it has none. `code` is PGRST... or an SQLSTATE. */
export function errorText(error: unknown, name: 'code' | 'message' | 'details'): string {
  const text = asRow(error)?.[name];
  return typeof text === 'string' ? text : '';
}

export function failure(answer: Answer): DataError {
  const { status, error } = answer;
  if (status === 0) {
    return new DataError('unavailable', 'The server could not be reached.', { cause: error });
  }
  if (status < 400) {
    const text = 'The server sent an answer that could not be read.';
    return new DataError('unavailable', text, { status });
  }
  const own = errorText(error, 'message') || error;
  const message = presentable(own, `The server answered with an error (${status}).`);
  const kind = status < 500 && status !== 429 ? 'rejected' : 'unavailable';
  return new DataError(kind, message, { status, cause: error });
}

export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve, { once: true });
  });
  signal.throwIfAborted();
}

/** Parses each row; one that cannot be shown is left out and logged by table and id. */
export function toModels<T extends object>(
  { client, log, rowsIn }: Context,
  table: string,
  rows: readonly unknown[],
  parse: (row: unknown, origin: string) => T | undefined,
): (T & InLanguage)[] {
  const { origin } = client.from(table).url;
  return rows.flatMap((row) => {
    const model = parse(row, origin);
    if (model !== undefined) return [rowsIn ? { ...model, language: rowsIn } : model];
    log('A row that cannot be shown was left out.', { table, id: idOf(row) });
    return [];
  });
}
