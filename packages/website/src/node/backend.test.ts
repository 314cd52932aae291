import { expect, test } from 'vitest';
import { backendOf } from './backend.ts';

test('a key that no header can contain is refused at the start', () => {
  const project = { SUPABASE_URL: 'https://project.supabase.example' };
  const hosted = (key: string) => backendOf('').hosted({ ...project, SUPABASE_ANON_KEY: key });
  expect(hosted('sb_publishable_x')).toMatchObject({ key: 'sb_publishable_x' });
  expect(() => hosted('sb_publishable_•••')).toThrow('SUPABASE_ANON_KEY contains a space');
});
