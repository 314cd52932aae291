import type { Queries } from '@setu/data';
import { expect, test } from 'vitest';
import { addressOf, answersAt, checkedPath, readDay, readTopic } from './readSheet.ts';

test('of a shared sheet the answers stay with their questions when one is gone', async () => {
  const queries = {
    topics: async () => [{ topic: 'Polity', count: 9 }],
    questionsByTopic: async () => ({ items: [], pageCount: 3 }),
    questionsById: async () => [
      { id: '4', topics: ['Polity'] },
      { id: '2', topics: ['Polity'] },
    ],
  } as unknown as Queries;
  const { signal } = new AbortController();
  // As it is shared, and as the form sends it without a script.
  for (const given of [{ a: 'abc' }, { a: '', q1: 'a', q2: 'b', q3: 'c' }]) {
    const query = new URLSearchParams({ page: '2', of: '4.9.2', ...given });
    const sheet = await readTopic(queries, 'polity', { query, signal });
    expect(sheet).toMatchObject({ answers: 'ac', page: 2, pageCount: 3 });
  }
});

test('of a shared sheet of a day the answers stay with their questions when others come or go', async () => {
  const { signal } = new AbortController();
  const numbered = (numbers: number[]) =>
    ({
      questionsOfDay: async () => ({
        day: '2026-11-20',
        questions: numbers.map((number) => ({ id: `${100 - number}`, number })),
      }),
      questionDays: async () => null,
    }) as unknown as Queries;
  const read = async (numbers: number[], search: string) => {
    const sheet = await readDay(numbered(numbers), '2026-11-20', {
      query: new URLSearchParams(search),
      signal,
    });
    const { answers = '', day = null, questions, path = '' } = sheet ?? {};
    const address = addressOf({ path, day, page: 1 }, questions?.ok ? questions.value : []);
    expect(answersAt(search, address)).toBe(answers);
    return { answers, search: checkedPath(address, answers).slice(path.length) };
  };
  const shared = await read([2, 3, 5], '?a=&q1=a&q2=b&q3=c');
  expect(shared).toEqual({ answers: 'abc', search: '?a=-ab-c' });
  expect(await read([1, 2, 3, 4, 5, 6], shared.search)).toEqual({
    answers: '-ab-c-',
    search: '?a=-ab-c-',
  });
  expect(await read([3], shared.search)).toEqual({ answers: 'b', search: '?a=--b' });
});

test.each([
  ['?a=b', null, 'b-'],
  ['?of=4.2&a=bc', null, 'bc'],
  ['?of=9.4&a=bc', null, undefined],
  ['?of=4.2', null, undefined],
  // Of a day it means nothing.
  ['?of=9.4&a=bc', '2026-11-20', 'bc'],
])('answers to other questions of a topic are none to these: %s', (search, day, answers) => {
  expect(answersAt(search, { path: '', day, page: 1, ids: '4.2', places: [0, 1] })).toBe(answers);
});
