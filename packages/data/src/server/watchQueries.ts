import type { Queries } from '../queries/createQueries.ts';
import { DataError, timedOut } from '../requests/errors.ts';
import { type QueriesByName, mapQueries } from '../queries/mapQueries.ts';
import { reads, writes } from '../queries/queryList.ts';
import type { CallOptions } from '../requests/request.ts';
import { keysOf } from './contentKeys.ts';

export interface WatchedQueries<List> {
  queries: List;
  /** Whether any query has failed so far: then the page may look complete but lack something. */
  failed: () => boolean;
  answered: () => number;
  /** The keys of the rows in the answers so far: see `contentKey`. */
  keys: () => string[];
  /** Queries that replay the answers so far; one without an answer yet fails as pending, without a request. */
  soFar: () => List;
}

/** Queries for one page, which `deadline` aborts. `not-found` and `duplicate` count as answers, not as failures. */
export function watchQueries<List extends QueriesByName<List>>(
  queries: List,
  deadline: AbortSignal,
): WatchedQueries<List> {
  let failures = 0;
  const answers = new Map<string, unknown>();
  const keys = new Set<string>();
  const watched = mapQueries(queries, (query, name) => async (options) => {
    try {
      const answer = await query(name in writes ? options : endedBy(deadline, options));
      answers.set(callOf(name, options), answer);
      for (const key of keysOf(name, options, answer)) keys.add(key);
      return answer;
    } catch (error) {
      if (!isAnswer(error)) failures += 1;
      throw error;
    }
  });
  return {
    queries: watched,
    failed: () => failures > 0,
    answered: () => answers.size,
    keys: () => [...keys],
    soFar: () =>
      mapQueries(queries, (query, name) => async (options) => {
        const call = callOf(name, options);
        if (answers.has(call)) return answers.get(call) as Awaited<ReturnType<typeof query>>;
        throw failureOf('pending');
      }),
  };
}

const callOf = (name: string, options: CallOptions) =>
  name + JSON.stringify({ ...options, signal: undefined });

function endedBy<Options extends CallOptions>(deadline: AbortSignal, options: Options): Options {
  const { signal } = options;
  return { ...options, signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
}

function isAnswer(error: unknown): boolean {
  return error instanceof DataError && (error.kind === 'not-found' || error.kind === 'duplicate');
}

const failureOf = (kind: 'foreseen' | 'pending') =>
  Object.assign(new Error(timedOut().message), { kind });

/**
 * Queries that fail, for pages made in advance: as shown without the backend (`foreseen`), while waiting (`pending`).
 */
export function failingQueries(kind: 'foreseen' | 'pending'): Queries {
  const fail = async () => {
    throw failureOf(kind);
  };
  const names = Object.keys({ ...reads, ...writes });
  return Object.fromEntries(names.map((name) => [name, fail])) as unknown as Queries;
}
