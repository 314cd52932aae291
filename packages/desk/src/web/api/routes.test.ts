import { expect, test } from 'vitest';
import { site } from '../../../tests/support/desk.ts';
import type { ApiContext } from './route.ts';
import { routes } from './routes.ts';

test('the app knows the languages of the site', async () => {
  const context = { site: { ...site, languages: ['hi', 'en'] } } as unknown as ApiContext;
  expect(await routes['GET /api/site'](context)).toMatchObject({ languages: ['hi', 'en'] });
});
