import { expect, test, vi } from 'vitest';
import type { Queries } from '../queries/createQueries.ts';
import { DataError, type DataErrorKind, timedOut } from '../requests/errors.ts';
import { reads, writes } from '../queries/queryList.ts';
import type { CallOptions } from '../requests/request.ts';
import { failingQueries, watchQueries } from './watchQueries.ts';

const never = new AbortController().signal;

/** Queries of which `resources` fails with this error. */
const failing = (error: unknown) =>
  ({
    async resources() {
      throw error;
    },
  }) as unknown as Queries;

async function failsWith(error: unknown): Promise<boolean> {
  const { queries, failed } = watchQueries(failing(error), never);
  await expect(queries.resources()).rejects.toBe(error);
  return failed();
}

test.for([
  ['unavailable', true],
  ['timeout', true],
  ['rejected', true],
  ['not-found', false],
  ['duplicate', false],
] as [DataErrorKind, boolean][])('a read that ends in %s is a failure: %s', async ([kind, is]) => {
  expect(await failsWith(new DataError(kind, 'Why.'))).toBe(is);
});

test('a read that ends in an unknown error is a failure, a pending one is none', async () => {
  expect(await failsWith(new TypeError('fetch failed'))).toBe(true);
  expect(watchQueries(failing(new Error('No.')), never).failed()).toBe(false);
});

/** Never answers; rejects when its signal aborts. */
const hanging = {
  articles: ({ signal }: CallOptions) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    }),
} as unknown as Queries;

test('all reads are given up at the deadline, in words for the visitor', async () => {
  const deadline = new AbortController();
  const { queries, failed } = watchQueries(hanging, deadline.signal);
  const own = new AbortController().signal;
  const reads = [{ signal: own }, {}].map((call) =>
    queries.articles({ category: 'x', page: 1, ...call }),
  );
  deadline.abort(timedOut());
  const words = { kind: 'timeout', message: 'The server did not answer in time.' };
  await Promise.all(reads.map((read) => expect(read).rejects.toMatchObject(words)));
  expect(failed()).toBe(true);
});

test('what is answered so far is answered again, and what is not fails without being asked', async () => {
  const asked: string[] = [];
  const own = {
    async articles({ category, signal }: { category: string; signal?: AbortSignal }) {
      signal?.throwIfAborted();
      asked.push(category);
      if (category === 'late') return new Promise(() => {});
      return `${category} of call ${asked.length}`;
    },
  } as unknown as Queries;
  const { answered, queries, soFar } = watchQueries(own, never);
  const call = { category: 'x', page: 1 };
  expect(answered()).toBe(0);
  await queries.articles({ ...call, signal: never });
  void queries.articles({ ...call, category: 'late' });
  expect(answered()).toBe(1);
  const now = soFar();
  expect(await now.articles(call)).toBe('x of call 1');
  const late = { kind: 'pending', message: 'The server did not answer in time.' };
  for (const other of [{ category: 'late' }, { page: 2 }]) {
    await expect(now.articles({ ...call, ...other })).rejects.toMatchObject(late);
  }
  expect(asked).toEqual(['x', 'late']);
});

test('a read is aborted when its visitor leaves', async () => {
  const leaving = new AbortController();
  const { queries } = watchQueries(hanging, never);
  const read = queries.articles({ category: 'x', page: 1, signal: leaving.signal });
  leaving.abort(new Error('Gone.'));
  await expect(read).rejects.toThrow('Gone.');
});

test('a message that is on its way is not given up at the deadline, but its failure is noted', async () => {
  const sending = Promise.withResolvers<never>();
  const sendContact = vi.fn<Queries['sendContact']>(() => sending.promise);
  const deadline = new AbortController();
  const { queries, failed } = watchQueries({ sendContact }, deadline.signal);
  const message = { firstName: '', lastName: '', email: '', message: 'Hello' };
  const call = queries.sendContact(message);
  deadline.abort(timedOut());
  expect(sendContact).toHaveBeenCalledWith(message);
  sending.reject(new DataError('unavailable', 'Why.'));
  await expect(call).rejects.toThrow('Why.');
  expect(failed()).toBe(true);
});

test('queries without a backend fail, each and all, with an error that was foreseen', async () => {
  const queries = failingQueries('foreseen');
  const { queries: watched, failed } = watchQueries(queries, never);
  const foreseen = { kind: 'foreseen', message: 'The server did not answer in time.' };
  const calls: Promise<unknown>[] = [
    watched.resources(),
    watched.course({ slug: 'no/slug\n' }),
    watched.article({ id: 'no id' }),
    watched.relatedArticles({ id: '7' }),
  ];
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(foreseen)));
  expect(failed()).toBe(true);
  expect(Object.keys(queries)).toEqual(Object.keys({ ...reads, ...writes }));
});
