import { expect, test } from 'vitest';
import { checkKeyText } from './serviceKey.ts';

test.each(['', 'sb_secret_a-b_c', 'eyJ.eyJ.x-y_z', 'sb_publishable_a\n'])('a key: %j', (key) => {
  expect(() => checkKeyText('SUPABASE_ANON_KEY', key)).not.toThrow();
});

test.each(['sb_secret_•••', 'sb_secret_a\nb', 'sb_secret_a b'])('no key: %j', (key) => {
  expect(() => checkKeyText('SUPABASE_ANON_KEY', key)).toThrow(
    /^SUPABASE_ANON_KEY contains a space, a line end or a character that no key has: [^•]+$/,
  );
});
