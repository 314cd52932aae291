import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { startSite, seededFolder } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';

let dataDir: string;
let remove: () => Promise<void>;
let site: SiteProcess;
let key: string;
let anon: SupabaseClient;
beforeAll(async () => {
  ({ folder: dataDir, remove } = await seededFolder());
  site = await startSite({ env: { DATA_DIR: dataDir } });
  const page = await (await fetch(site.url)).text();
  key = /"key":"([^"]+)"/.exec(page)?.[1] ?? '';
  anon = createClient(site.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
});
afterAll(async () => {
  await site.stop();
  await remove();
});

/** Any request, with the public key. */
function ask(path: string, init: RequestInit = {}) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
  return fetch(site.url + path, { ...init, headers });
}

describe("supabase-js on the site's own address", () => {
  test('reads, filters, orders, counts and takes ranges', async () => {
    const { data, count, status, error } = await anon
      .from('Articles')
      .select('id,title,category,created_at', { count: 'exact' })
      .eq('category', 'Editorial Analysis')
      .order('created_at', { ascending: false })
      .range(0, 4);
    expect(error).toBeNull();
    expect(status).toBe(206);
    expect(data).toHaveLength(5);
    expect(count).toBeGreaterThanOrEqual(11);
    const dates = (data ?? []).map(({ created_at }) => String(created_at));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  });

  test('inserts a message, and tells why one is refused', async () => {
    const good = await anon.from('Contact Records').insert({ message: 'Through the API' });
    expect([good.status, good.error]).toEqual([201, null]);
    const bad = await anon.from('Contact Records').insert({ email: 'no address' });
    expect([bad.status, bad.error?.code]).toEqual([400, '23514']);
  });
});

// packages/backend/tests/api/access.test.ts covers what visitors may do with each table.
describe('what visitors must not do', () => {
  test.for([
    '/_system/schema',
    '/rest/v1/%2e%2e/%2e%2e/_system',
    '/rest/v1/..%2f..%2f_system',
    '/rest/v1//_system',
    '/REST/v1/Contact%20Records',
    '/storage/v1/bucket',
    '/functions/v1/x',
    '/realtime/v1',
    '/graphql/v1',
    '/pg/query',
  ])('reach %s', async (path) => {
    const answer = await ask(path);
    expect([401, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/"(schema|columns|policies)"/);
  });

  test('and in the end one message is stored, and nothing was logged of it', async () => {
    expect(site.output()).not.toContain('Through the API');
    await site.stop();
    const backend = await startTestBackend({ dataDir });
    const rows = await backend.sql('select message from "Contact Records"');
    await backend.stop();
    expect(rows).toEqual([{ message: 'Through the API' }]);
  });
});
