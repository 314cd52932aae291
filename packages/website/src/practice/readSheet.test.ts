import type { Queries } from '@setu/data';
import { expect, test } from 'vitest';
import { answersAt, readTopic } from './readSheet.ts';

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

test.each([
  ['?a=b', null, 'b-'],
  ['?of=4.2&a=bc', null, 'bc'],
  ['?of=9.4&a=bc', null, undefined],
  ['?of=4.2', null, undefined],
  // Of a day it means nothing.
  ['?of=9.4&a=bc', '2026-11-20', 'bc'],
])('answers to other questions of a topic are none to these: %s', (search, day, answers) => {
  expect(answersAt(search, { path: '', day, ids: '4.2' })).toBe(answers);
});
