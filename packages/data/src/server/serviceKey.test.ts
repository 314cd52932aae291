import { expect, test } from 'vitest';
import { checkKeyText, checkProjectUrl } from './serviceKey.ts';

test.each(['', 'sb_secret_a-b_c', 'eyJ.eyJ.x-y_z', 'sb_publishable_a\n'])('a key: %j', (key) => {
  expect(() => checkKeyText('SUPABASE_ANON_KEY', key)).not.toThrow();
});

test.each(['sb_secret_•••', 'sb_secret_a\nb', 'sb_secret_a b'])('no key: %j', (key) => {
  expect(() => checkKeyText('SUPABASE_ANON_KEY', key)).toThrow(
    /^SUPABASE_ANON_KEY contains a space, a line end or a character that no key has: [^•]+$/,
  );
});

test('the address of an API is no project', () => {
  expect(() => checkProjectUrl('https://a.supabase.co/')).not.toThrow();
  expect(() => checkProjectUrl('https://a.example/supabase')).not.toThrow();
  expect(() => checkProjectUrl('https://a.supabase.co/rest/v1/')).toThrow(
    'SUPABASE_URL is https://a.supabase.co/rest/v1/, the address of an API: ',
  );
});
