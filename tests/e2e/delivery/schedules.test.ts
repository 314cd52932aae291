import { expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { useFixture } from '../../support/fixture.ts';
import { readPage } from '../../support/http/html.ts';
import { startSite } from '../../support/site.ts';
import { structuredDataOf } from '../../support/structuredData.ts';

const backend = useFixture(() => startTestBackend());
// Without a page cache: the cache's own tests check how long it keeps a page.
const site = useFixture(() =>
  startSite({
    env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey, PAGE_CACHE_MB: '0' },
  }),
);

const title = 'Zodiacal light over the monsoon';
const page = '/facts-of-the-day/5001';

/** Every place that shows an article, and the text by which it does. */
const places: [path: string, mark: string][] = [
  [page, title],
  ['/', title],
  ['/facts-of-the-day', title],
  ['/daily', title],
  ['/topics', 'Zodiacs'],
  ['/topics/zodiacs', title],
  ['/search?q=zodiacal', title],
  ['/feeds/all.xml', title],
  ['/feeds/facts-of-the-day.xml', title],
  ['/sitemap.xml', page],
];

const statusOf = async (path: string) => (await fetch(site.url + path)).status;

/** The places that show the article now. */
async function told(): Promise<string[]> {
  const texts = await Promise.all(
    places.map(async ([path]) => (await fetch(site.url + path)).text()),
  );
  return places.flatMap(([path, mark], index) => (texts[index]?.includes(mark) ? path : []));
}

test('a scheduled article is nowhere before its moment, and everywhere after', async () => {
  await backend.sql(
    `insert into "Articles" (id, title, category, content, topics, publish_at)
     values (5001, $1, 'Facts of the Day', 'What is seen before dawn.', '{Zodiacs}', '2040-01-01')`,
    [title],
  );
  expect(await told()).toEqual([]);
  expect(await statusOf(page)).toBe(404);
  // No row is written when the moment comes.
  await backend.sql(
    `update "Articles" set publish_at = now() + interval '1 second' where id = 5001`,
  );
  await expect.poll(told).toEqual(places.map(([path]) => path));
  expect(await statusOf(page)).toBe(200);
});

test('an article that was changed says so, to readers and to programs', async () => {
  const before = await readPage(`${site.url}/editorial-analysis/13`);
  expect(before.text).not.toContain('Updated');
  await backend.sql(
    `update "Articles" set content = content || ' One more word.', updated_at = '2026-12-02 05:30:00+00'
     where id = 13`,
  );
  const { html, text } = await readPage(`${site.url}/editorial-analysis/13`);
  expect(text).toContain('Updated 02/12/2026');
  const updated = '2026-12-02T05:30:00.000Z';
  expect(html).toContain(`<meta property="article:modified_time" content="${updated}"/>`);
  expect(structuredDataOf(html)[0]).toMatchObject({ dateModified: updated });
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/editorial-analysis/13</loc><lastmod>2026-12-02</lastmod>');
});
