import { afterEach } from 'vitest';
import { type FakeSupabase, startFakeSupabase } from './backend/fakeSupabase.ts';
import { useFixture } from './fixture.ts';
import { type SiteOptions, startSite } from './site.ts';

/** A fake Supabase project for all tests of a file or a `describe`, healed after each of them. */
export function useFakeSupabase(): FakeSupabase {
  const fake = useFixture(startFakeSupabase);
  afterEach(() => fake.heal());
  return fake;
}

/**
 * A separate site for all tests of a file or a `describe`, with a fake Supabase project behind it:
 *
 *     const { fake, site } = useFakeSite({ env: { TRUST_PROXY: '1' } });
 *
 *     test('a backend that fails', async () => {
 *       fake.fail('Articles', databaseError('Out of memory'));
 *       expect((await fetch(`${site.url}/article/1`)).status).toBe(500);
 *     });
 *
 * Both are started before the first test and stopped after the last; the fake is healed after each.
 */
export function useFakeSite({ env, ...options }: SiteOptions = {}) {
  const fake = useFakeSupabase();
  const site = useFixture(() => startSite({ ...options, env: { ...fake.env, ...env } }));
  return { fake, site };
}
