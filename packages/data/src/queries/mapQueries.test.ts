import { expect, test, vi } from 'vitest';
import { type Queries, createQueries } from './createQueries.ts';
import { mapQueries } from './mapQueries.ts';
import { createServerQueries } from '../server.ts';
import type { TableClient } from '../models/database.ts';

const client = {} as TableClient;

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

test('a server has the website’s queries and its own', () => {
  const names = (queries: object) => Object.keys(queries);
  const ours = names(createQueries(client));
  const server = names(createServerQueries(client));
  expect(server).toEqual(expect.arrayContaining([...ours, 'articleLinks', 'wholeArticles']));
});
