import { expect, test } from 'vitest';
import { backendOf } from './backend.ts';

const url = 'https://project.supabase.example';
const token = `eyJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`;
const serviceKey = /^SUPABASE_ANON_KEY is a service key, [^]+, replace it at Supabase\.$/;

test.for([
  [
    { SUPABASE_ANON_KEY: 'key' },
    'supabaseUrl is required. SUPABASE_ANON_KEY is set without SUPABASE_URL: set both, or neither for the embedded database.',
  ],
  [
    { SUPABASE_URL: url },
    'supabaseKey is required. SUPABASE_URL is set without SUPABASE_ANON_KEY: set both, or neither for the embedded database.',
  ],
  [{ SUPABASE_URL: `${url}/rest/v1/`, SUPABASE_ANON_KEY: 'key' }, 'the address of an API'],
  [{ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_•••' }, 'SUPABASE_ANON_KEY contains a space'],
  [{ SUPABASE_URL: url, SUPABASE_ANON_KEY: ' sb_secret_guessed' }, serviceKey],
  [{ SUPABASE_URL: url, SUPABASE_ANON_KEY: token }, serviceKey],
  [
    { SUPABASE_SERVICE_KEY: 'sb_secret_guessed' },
    'SUPABASE_SERVICE_KEY is set, which the site must not have: give it to `npm run desk` alone.',
  ],
  [
    { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'key', NOTIFY_WEBHOOK_URL: 'https://hooks.example' },
    'The site itself sends no notice of the messages of a hosted project',
  ],
] as [Record<string, string>, string | RegExp][])('%o is refused at the start', ([env, why]) => {
  expect(() => backendOf('').hosted(env)).toThrow(why);
});

test('a project is taken by its address and its public key', () => {
  const project = { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_publishable_x' };
  expect(backendOf('').hosted(project)).toEqual({ url, key: 'sb_publishable_x' });
});
