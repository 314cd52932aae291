import { DataError } from '@setu/data';
import type { CallOptions, DataErrorKind, Queries } from '@setu/data';
import { expect, test } from 'vitest';
import { timedOut, watchQueries } from './watchQueries.ts';

const never = new AbortController().signal;

/** Queries of which one fails so. */
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

test('so is one that ends in anything else, and none is before it has ended', async () => {
  expect(await failsWith(new TypeError('fetch failed'))).toBe(true);
  expect(watchQueries(failing(new Error('No.')), never).failed()).toBe(false);
});

/** Ends as its signal tells, and says nothing else. */
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

test('and when the visitor leaves who was alone in waiting', async () => {
  const leaving = new AbortController();
  const { queries } = watchQueries(hanging, never);
  const read = queries.articles({ category: 'x', page: 1, signal: leaving.signal });
  leaving.abort(new Error('Gone.'));
  await expect(read).rejects.toThrow('Gone.');
});
