import { expect, test } from 'vitest';
import { site } from '../../../tests/support/desk.ts';
import type { ApiContext } from './route.ts';
import { routes } from './routes.ts';

test('the app knows the languages of the site, and whether it has questions', async () => {
  const known = { languages: ['hi', 'en'], hasPractice: false };
  const context = { site: { ...site, ...known } } as unknown as ApiContext;
  expect(await routes['GET /api/site'](context)).toMatchObject(known);
});
