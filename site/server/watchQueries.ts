import { DataError } from '@setu/data';
import type { CallOptions, Queries } from '@setu/data';

export interface WatchedQueries {
  queries: Queries;
  /** Whether any read failed so far: then the page may look well and yet lack something. */
  failed: () => boolean;
}

/**
 * Queries for the making of one page. They note which failed, and all are given up when `deadline`
 * aborts. That a thing does not exist, or exists twice, is an answer and no failure.
 */
export function watchQueries(queries: Queries, deadline: AbortSignal): WatchedQueries {
  let failures = 0;
  const watch = async <Value>(read: Promise<Value>): Promise<Value> => {
    try {
      return await read;
    } catch (error) {
      if (!isAnswer(error)) failures += 1;
      throw error;
    }
  };
  const bound = <Options extends CallOptions>(options: Options): Options => ({
    ...options,
    signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
  });
  return {
    failed: () => failures > 0,
    queries: {
      resources: (call = {}) => watch(queries.resources(bound(call))),
      latestCourses: (call = {}) => watch(queries.latestCourses(bound(call))),
      coursesByMode: (call) => watch(queries.coursesByMode(bound(call))),
      courseCategories: (call) => watch(queries.courseCategories(bound(call))),
      course: (slug, call = {}) => watch(queries.course(slug, bound(call))),
      relatedCourses: (slug, call = {}) => watch(queries.relatedCourses(slug, bound(call))),
      articles: (call) => watch(queries.articles(bound(call))),
      article: (id, call = {}) => watch(queries.article(id, bound(call))),
      relatedArticles: (id, call = {}) => watch(queries.relatedArticles(id, bound(call))),
      sendContact: (message, call = {}) => watch(queries.sendContact(message, call)),
      ping: (call = {}) => watch(queries.ping(bound(call))),
    },
  };
}

/** Queries that fail as if the backend did not answer; outcome.ts does not log what was foreseen. */
export function failingQueries(): Queries {
  const fail = () => Promise.reject(Object.assign(new Error(noAnswer), { kind: 'foreseen' }));
  return {
    resources: fail,
    latestCourses: fail,
    coursesByMode: fail,
    courseCategories: fail,
    course: fail,
    relatedCourses: fail,
    articles: fail,
    article: fail,
    relatedArticles: fail,
    sendContact: fail,
    ping: fail,
  };
}

const noAnswer = 'The server did not answer in time.';

/** The reason of a deadline, in the words of any other read that took too long. */
export const timedOut = () => new DataError('timeout', noAnswer);

function isAnswer(error: unknown): boolean {
  return error instanceof DataError && (error.kind === 'not-found' || error.kind === 'duplicate');
}
