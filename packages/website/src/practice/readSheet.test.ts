import type { Queries } from '@setu/data';
import { expect, test } from 'vitest';
import { readTopic } from './readSheet.ts';

test('of a shared sheet the answers stay with their questions when one is gone', async () => {
  const queries = {
    topics: async () => [{ topic: 'Polity', count: 9 }],
    questionsById: async () => [
      { id: '4', topics: ['Polity'] },
      { id: '2', topics: ['Polity'] },
    ],
  } as unknown as Queries;
  const query = new URLSearchParams({ of: '4.9.2', a: 'abc' });
  const { signal } = new AbortController();
  expect(await readTopic(queries, 'polity', { query, signal })).toMatchObject({ answers: 'ac' });
});
