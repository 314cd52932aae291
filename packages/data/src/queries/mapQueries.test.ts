import { expect, test, vi } from 'vitest';
import type { Queries } from './createQueries.ts';
import { mapQueries } from './mapQueries.ts';

test('each query is wrapped, by its name, and gets its options', async () => {
  const course = vi.fn<Queries['course']>(async () => ({ id: '7' }) as never);
  const resources = vi.fn<Queries['resources']>(async () => []);
  const wrapped: string[] = [];
  const queries = mapQueries({ course, resources }, (query, name) => {
    wrapped.push(name);
    return async (options) => query({ ...options, signal: undefined });
  });
  expect(wrapped).toEqual(['course', 'resources']);
  expect(await queries.course({ slug: 'a' })).toEqual({ id: '7' });
  expect(await queries.resources()).toEqual([]);
  expect(course).toHaveBeenCalledWith({ slug: 'a', signal: undefined });
  expect(resources).toHaveBeenCalledWith({ signal: undefined });
});
