import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const siteUrl = inject('siteUrl');
let key: string;
beforeAll(async () => {
  const page = await (await fetch(siteUrl)).text();
  key = /"key":"([^"]+)"/.exec(page)?.[1] ?? '';
});
const anon = () =>
  createClient(siteUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });

describe("supabase-js on the site's own address", () => {
  test('reads, filters, orders, counts and takes ranges', async () => {
    const { data, count, status, error } = await anon()
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
    const good = await anon().from('Contact Records').insert({ message: 'Through the API' });
    expect([good.status, good.error]).toEqual([201, null]);
    const bad = await anon().from('Contact Records').insert({ email: 'no address' });
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
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    const answer = await fetch(siteUrl + path, { headers });
    expect([401, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/"(schema|columns|policies)"/);
  });
});
